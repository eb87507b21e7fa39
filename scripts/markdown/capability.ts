import { conformance } from "../../app/content/accessibility/wcag.ts";
import { certifications } from "../../app/content/certifications.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";
import type { CodeList } from "../../app/content/shapes/corporate-capability.ts";
import { fill } from "../../app/lib/text/fill.ts";
import type { Doc } from "./doc.ts";
import { plain, table } from "./marks.ts";
import { Written } from "./walk.ts";

const { codes } = corporateCapabilityPage;

/** The capability statement, in a buyer's order. */
export function capabilityDoc(): Doc {
  const {
    heading,
    promise,
    lead,
    actions,
    naics,
    psc,
    codes: _codes,
    performance,
    vehicles,
    certifications: held,
    accessibility,
    contact,
    closing,
    ...more
  } = corporateCapabilityPage;
  const { columns, all } = accessibility.table;
  return {
    title: heading,
    promise,
    lead,
    body: [
      [actions.primary, actions.secondary, ...actions.downloads],
      more,
      codeSection(naics),
      codeSection(psc),
      { ...performance, rows: performance.rows.map(({ area, work }) => ({ name: area, text: work })) },
      { heading: vehicles.heading, note: vehicles.note, rows: new Written(vehicleTable()), link: vehicles.link },
      {
        heading: held.heading,
        note: held.note,
        certifications: certifications.map(({ title, status, description }) => ({ title, status, description })),
        link: held.link,
      },
      contact,
      {
        heading: accessibility.heading,
        paragraphs: accessibility.paragraphs,
        all: fill(all, { count: conformance.length }),
        rows: new Written(conformanceTable(columns)),
      },
      closing,
    ],
  };
}

const codeSection = ({ heading, note, rows }: CodeList) => ({
  heading,
  note,
  rows: new Written(
    table(
      [codes.code, codes.title],
      rows.map(({ code, title, primary }) => [code, plain(title) + (primary ? ` (${codes.primary})` : "")]),
    ),
  ),
});

function vehicleTable(): string {
  const { vehicle, about, number } = corporateCapabilityPage.vehicles.columns;
  return table(
    [vehicle, about, number],
    contractVehicles.map(({ title, summary, fields }) => [
      plain(title),
      plain(summary),
      plain(fields.find(({ copyable }) => copyable)?.value ?? ""),
    ]),
  );
}

const conformanceTable = ({
  criterion,
  status,
  how,
  tested,
}: typeof corporateCapabilityPage.accessibility.table.columns) =>
  table(
    [criterion, status, how, tested],
    conformance.map((row) => [
      `${row.criterion} ${plain(row.name)} (${row.level})`,
      row.status,
      plain(row.how),
      row.tested,
    ]),
  );
