import type { SpecimensPage } from "../types/specimens.types.ts";
import { HOME } from "../trail.ts";

export const specimensPage = {
  meta: {
    title: "Specimens: fifty documents from one set of books",
    description:
      "One deliverable of every service and solution as a sample: reconciliations, logs, checklists and postings of one invented agency, to read, print or save.",
  },
  name: "Specimens",
  trail: [HOME],
  promise: "Fifty sheets, one set of books, no loose ends.",
  lead: "Every service and solution here names what you will hold at the end. These are samples of it. All quote the books of one invented agency, so a number on one sheet can be looked up on another.",
  list: {
    heading: "All specimens",
    note: "By practice. Take any invoice, tag or ticket from one of them and look for it in the rest.",
    line: { label: "Or follow one line item through ten of their documents", to: "/one-line-item" },
  },
  filter: {
    label: "Find a specimen",
    placeholder: "Try SF-425, HW-7304 or u-1042",
    submit: "Find",
    clear: "Clear",
    one: "1 specimen",
    many: "{count} specimens",
    none: "No specimen has that in its title, its rows or its name. Try a document number, or a shorter word.",
  },
  labels: {
    ties: "Ties to",
    download: "CSV",
    kinds: { table: "Table", entry: "Table with postings", timeline: "Timeline", checklist: "Checklist" },
  },
  closing: {
    lines: ["Bring a sheet of yours.", "We will tie it out."],
    lead: "Name one reconciliation that does not close and the two records it compares. Leave the document itself in your office: workpapers do not belong in a web form. We will say where we would look first.",
    image: "hero-innovation-agility",
    primary: { label: "Describe it to us", to: "/contact" },
    secondary: { label: "See all services", to: "/services" },
  },
} satisfies SpecimensPage;
