import type { SpecimensPage } from "../types/specimens.types.ts";
import { NAMES } from "../names.ts";
import { otherDocuments } from "../specimens/other-documents.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const specimensPage = {
  meta: {
    title: "Sample deliverables: fifty papers from one set of books",
    description:
      "A sample of one deliverable from every service and solution: reconciliations, logs, checklists and postings from one invented agency, to read, print or save.",
  },
  name: NAMES.specimens,
  title: NAMES.samples,
  trail: [HOME, REFERENCE],
  lead: "A specimen of one deliverable of each service and solution, drawn from the books of one invented agency, so that you can look up a number from one sheet on another.",
  first: {
    heading: "Read these three first",
    note: "Each opens in full on the page of the service that prepares it.",
    look: "What a reviewer checks first:",
    samples: [
      {
        id: "FBR-26-11",
        reader: "For the accounting office",
        columns: ["Period", "101000", "CARS", "Difference", "Item", "Cleared"],
      },
      { id: "POA-26", reader: "For the security office", columns: ["No.", "Weakness", "Due", "Closed"] },
      { id: "OCR-26-12", reader: "For the contracting office", columns: ["Award", "Price", "Delivered", "Open"] },
    ],
  },
  doors: [
    { heading: "One database server, ten of these documents", label: "Follow the line item", to: "/one-line-item" },
    {
      heading: "Five sheets, one planted error",
      label: "Find the misstatement",
      to: "/tools/find-the-misstatement",
    },
  ],
  list: {
    heading: "Samples by practice",
    practices: "Practice",
    all: "All",
    one: "1 sample",
    many: "{count} samples",
  },
  filter: {
    label: "Find a sample deliverable",
    placeholder: "Try SF-425, HW-7304 or u-1042",
    submit: "Find",
    clear: "Clear",
    one: "1 sample",
    many: "{count} samples",
    none: "No sample contains that in its title, its rows or its name. Try a document number, or a shorter word.",
  },
  labels: {
    download: "CSV",
    more: "and {count} more rows",
    kinds: { table: "Table", entry: "Table with postings", timeline: "Timeline", checklist: "Checklist" },
  },
  others: otherDocuments,
  omissions: {
    id: "left-out",
    heading: "What the books leave out",
    note: "The invented agency is small so that every figure can be traced. Its books leave out parts of a real agency’s books, and we could not read some of the sources.",
    rows: [
      { name: "Payroll", text: "Salaries and benefits of the agency’s own staff, their accruals, and imputed costs." },
      {
        name: "Continuing resolution",
        text: "The fiscal year begins on October 1 and the appropriation is enacted on November 18. The books show no authority and no spending before that day.",
      },
      {
        name: "Prior years and closing",
        text: "There are no opening balances, no adjustments to prior-year obligations and no disposal of the replaced server. The September 30 trial balance is taken before closing entries.",
      },
      {
        name: "Account attributes",
        text: "Trading partner, apportionment category, and the other attributes that GTAS requires with each balance.",
      },
      {
        name: "Memorandum accounts",
        text: "All of them, including 880100 and 880200, to which a capitalized purchase is also posted.",
      },
      {
        name: "Interim accruals",
        text: "The grant is accrued only at year-end. Depreciation is posted each month, and the prepaid hosting is expensed each quarter.",
      },
      {
        name: "The other parties’ books",
        text: "The books of the servicing agency, so nothing is eliminated between trading partners, and most of the ledger of the grant recipient. The rent for the second region, and the data center’s power and space, are paid from another account.",
      },
      {
        name: "Documents not shown",
        text: "A number without a link names a document that is held in the file and not shown here.",
      },
      {
        name: "Sources not read",
        text: "We have not read the USSGL chart of accounts for fiscal year 2026. The titles of 101000, 310100, and 411900 were compared with the transactions of fiscal year 2019, and those of 310700 and 570000 with the change notice of fiscal year 2021. 445000 has the title that newer charts are said to use, and we have not read the entry to 880100 and 880200. The IPAC cutoff is the one Fiscal Service quoted in 2021, not the current appendix.",
      },
    ],
  },
  closing: {
    lines: ["Tell us about one sheet of yours.", "We will tell you where to look."],
    lead: "Name one reconciliation that does not agree and the two records it compares. Keep the document itself in your office, because workpapers do not belong in a web form. We will say where we would look first.",
    primary: { label: "Describe it to us", to: "/contact" },
    secondary: { label: "See all services", to: "/services" },
  },
} satisfies SpecimensPage;
