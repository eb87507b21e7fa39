import type { Certification } from "../../content/types/certification.types.ts";
import type { VehicleInShort } from "../../content/types/contract-vehicle.types.ts";
import type { CorporateCapabilityPage } from "../../content/types/corporate-capability.types.ts";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { CertificationList } from "./certification-list.tsx";
import { CodeTable } from "./code-table.tsx";
import { LongPage, type LongPagePart } from "../../ui/long-page.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { Fold } from "../../ui/fold.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReferenceTable } from "./reference-table.tsx";
import { VehicleTable } from "./vehicle-table.tsx";
import { Link } from "../../ui/link.tsx";

export interface CapabilitySheetProps {
  page: CorporateCapabilityPage;
  vehicles: readonly VehicleInShort[];
  certifications: readonly Certification[];
}

/**
 * The capability statement: first what goes into a file, then what the firm does. capability-print.css fits it on two
 * sheets and shows each certificate once, with its number, among the facts. Source: BUY-3, READ-2.
 */
export const CapabilitySheet = (props: CapabilitySheetProps) => (
  <LongPage parts={[...fileParts(props), ...workParts(props)]} />
);

const fileParts = ({ page, vehicles }: CapabilitySheetProps): LongPagePart[] => [
  { ...partOf(page.company), content: <FactList facts={page.company.facts} /> },
  { ...partOf(page.standing), ground: "cream", content: <FactList facts={page.standing.facts} /> },
  { ...partOf(page.naics), content: <CodeTable list={page.naics} labels={page.codes} /> },
  {
    ...partOf(page.psc),
    content: (
      <PhoneFold label={page.psc.fold}>
        <CodeTable list={page.psc} labels={page.codes} />
      </PhoneFold>
    ),
  },
  ...(page.references.sheets.length > 0
    ? [{ ...partOf(page.references), content: <ReferenceTable {...page.references} /> }]
    : []),
  {
    ...partOf(page.vehicles),
    content: vehicles.length > 0 && (
      <>
        <VehicleTable caption={page.vehicles.heading} columns={page.vehicles.columns} vehicles={vehicles} />
        <Onward {...page.vehicles.link} />
      </>
    ),
  },
  { ...partOf(page.contact), ground: "cream", content: <FactList facts={page.contact.facts} /> },
];

const workParts = ({ page, certifications }: CapabilitySheetProps): LongPagePart[] => [
  {
    ...partOf(page.competencies),
    content: (
      <>
        <PhoneFold label={page.competencies.fold}>
          <CapabilityList items={page.competencies.items} />
        </PhoneFold>
        <Fold label={page.performance.heading} hint={page.performance.note} className="border-0">
          <CapabilityList items={page.performance.items} />
        </Fold>
      </>
    ),
  },
  { ...partOf(page.differentiators), content: <CapabilityList items={page.differentiators.items} /> },
  {
    ...partOf(page.certifications),
    screenOnly: true,
    content: certifications.length > 0 && (
      <>
        <PhoneFold label={page.certifications.fold}>
          <CertificationList certifications={certifications} />
        </PhoneFold>
        <Onward {...page.certifications.link} />
      </>
    ),
  },
  {
    ...partOf(page.accessibility),
    screenOnly: true,
    content: (
      <>
        <Prose paragraphs={page.accessibility.paragraphs} />
        <Onward {...page.accessibility.link} />
      </>
    ),
  },
];

const partOf = ({ id, heading, note }: { id: string; heading: string; note?: string }) => ({
  id,
  heading,
  ...(note && { note }),
});

function Onward({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-6 print:hidden">
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    </p>
  );
}
