import { LaterSections } from "../../router/hydrate-when-idle.tsx";
import type { ConformanceRow } from "../../content/types/conformance.types.ts";
import type { Certification } from "../../content/types/certification.types.ts";
import type { VehicleInShort } from "../../content/types/contract-vehicle.types.ts";
import type { CorporateCapabilityPage } from "../../content/types/corporate-capability.types.ts";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { CertificationList } from "./certification-list.tsx";
import { CodeTable } from "./code-table.tsx";
import { ConformanceTable } from "./conformance-table.tsx";
import { FactList } from "../../ui/fact-list.tsx";
import { NamedRows } from "../../ui/named-rows.tsx";
import { NumberedList } from "../../ui/numbered-list.tsx";
import { Prose } from "../../ui/prose.tsx";
import { ReferenceSheets } from "./reference-sheets.tsx";
import { SplitSection } from "../../ui/split-section.tsx";
import { VehicleTable } from "./vehicle-table.tsx";

export interface CapabilitySheetProps {
  page: CorporateCapabilityPage;
  vehicles: readonly VehicleInShort[];
  certifications: readonly Certification[];
  conformance: readonly ConformanceRow[];
}

/**
 * The capability statement, in the order buyers expect. print.css fits it on two sheets and shows each certificate
 * once, with its number, among the facts.
 */
export function CapabilitySheet({ page, vehicles, certifications, conformance }: CapabilitySheetProps) {
  const {
    company,
    standing,
    references,
    naics,
    psc,
    codes,
    competencies,
    differentiators,
    performance,
    accessibility,
    contact,
  } = page;
  return (
    <>
      <SplitSection id={company.id} heading={company.heading} note={company.note}>
        <FactList facts={company.facts} />
      </SplitSection>
      <LaterSections>
        <SplitSection id={standing.id} heading={standing.heading} note={standing.note} ground="cream">
          <FactList facts={standing.facts} />
        </SplitSection>
        <SplitSection heading={competencies.heading} note={competencies.note}>
          <CapabilityList items={competencies.items} />
        </SplitSection>
        <SplitSection heading={differentiators.heading} note={differentiators.note} ground="cream">
          <NumberedList items={differentiators.items} />
        </SplitSection>
        <SplitSection id="naics" heading={naics.heading} note={naics.note}>
          <CodeTable list={naics} labels={codes} />
        </SplitSection>
        <SplitSection id="psc" heading={psc.heading} note={psc.note} ruled>
          <CodeTable list={psc} labels={codes} />
        </SplitSection>
        <SplitSection heading={performance.heading} note={performance.note} ground="cream">
          <NamedRows rows={performance.rows.map(({ area, work }) => ({ name: area, text: work }))} />
        </SplitSection>
        {references.sheets.length > 0 && (
          <SplitSection id={references.id} heading={references.heading} note={references.note}>
            <ReferenceSheets {...references} />
          </SplitSection>
        )}
        <SplitSection id={page.vehicles.id} heading={page.vehicles.heading} note={page.vehicles.note}>
          {vehicles.length > 0 && (
            <>
              <VehicleTable caption={page.vehicles.heading} columns={page.vehicles.columns} vehicles={vehicles} />
              <Onward {...page.vehicles.link} />
            </>
          )}
        </SplitSection>
        <SplitSection heading={page.certifications.heading} note={page.certifications.note} ruled screenOnly>
          {certifications.length > 0 && (
            <>
              <CertificationList certifications={certifications} />
              <Onward {...page.certifications.link} />
            </>
          )}
        </SplitSection>
        <SplitSection id={contact.id} heading={contact.heading} note={contact.note} ground="cream">
          <FactList facts={contact.facts} />
        </SplitSection>
        <SplitSection id={accessibility.id} heading={accessibility.heading} screenOnly>
          <Prose paragraphs={accessibility.paragraphs} />
          <ConformanceTable labels={accessibility.table} rows={conformance} />
        </SplitSection>
      </LaterSections>
    </>
  );
}

function Onward({ label, to }: { label: string; to: string }) {
  return (
    <p className="mt-6 print:hidden">
      <a href={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </a>
    </p>
  );
}
