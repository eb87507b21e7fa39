import { conformance } from "../../app/content/accessibility/wcag.ts";
import { certifications } from "../../app/content/certifications.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";
import type { CodeList, Reference, References } from "../../app/content/shapes/corporate-capability.ts";
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
    references,
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
      [actions.primary, actions.secondary, ...actions.downloads, actions.pack],
      more,
      codeSection(naics),
      codeSection(psc),
      references.sheets.length > 0 && referenceSection(references),
      { ...performance, rows: performance.rows.map(({ area, work }) => ({ name: area, text: work })) },
      {
        heading: vehicles.heading,
        note: vehicles.note,
        ...(contractVehicles.length > 0 && { rows: new Written(vehicleTable()), link: vehicles.link }),
      },
      {
        heading: held.heading,
        note: held.note,
        ...(certifications.length > 0 && {
          certifications: certifications.map(({ title, status, description }) => ({ title, status, description })),
          link: held.link,
        }),
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

function codeSection({ heading, note, rows }: CodeList) {
  const hasStandards = rows.some(({ standard }) => standard);
  return {
    heading,
    note,
    rows: new Written(
      table(
        [codes.code, codes.title, ...(hasStandards ? [codes.standard] : [])],
        rows.map(({ code, title, standard, primary }) => [
          code,
          plain(title) + (primary ? ` ${codes.primary}` : ""),
          ...(hasStandards ? [plain(standard ?? "")] : []),
        ]),
      ),
    ),
  };
}

/** Contracts, each with its facts by their labels. */
function referenceSection({ heading, note, labels, sheets }: References) {
  const fields = Object.entries(labels) as [keyof Omit<Reference, "work">, string][];
  return {
    heading,
    note,
    sheets: sheets.map((sheet) => ({
      heading: sheet.work,
      facts: fields.map(([field, label]) => ({ name: label, text: sheet[field] })),
    })),
  };
}

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
