import { LaterSections } from "../router/hydrate-when-idle.tsx";
import type { ConformanceRow } from "../content/shapes/conformance.ts";
import type { Certification } from "../content/shapes/certification.ts";
import type { VehicleInShort } from "../content/shapes/contract-vehicle.ts";
import type { CorporateCapabilityPage } from "../content/shapes/corporate-capability.ts";
import { CapabilityList } from "../sections/lists/capability-list.tsx";
import { CertificationList } from "../sections/lists/certification-list.tsx";
import { CodeTable } from "../sections/tables/code-table.tsx";
import { ConformanceTable } from "../sections/tables/conformance-table.tsx";
import { FactList } from "../sections/tables/fact-list.tsx";
import { NamedRows } from "../sections/lists/named-rows.tsx";
import { NumberedList } from "../sections/lists/numbered-list.tsx";
import { Prose } from "../sections/bands/prose.tsx";
import { ReferenceSheets } from "../sections/tables/reference-sheets.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";
import { VehicleTable } from "../sections/tables/vehicle-table.tsx";

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
