import type { SpecimenKind } from "../../app/content/types/specimen.types.ts";

/** A page with each kind of specimen, and the number of items that a screen reader stops at. */
export const SPECIMEN_OF_EACH_KIND = {
  table: { path: "/services/a123-support", items: 120 },
  entry: { path: "/services/oracle-fixed-assets", items: 160 },
  timeline: { path: "/services/incident-response-forensics", items: 110 },
  checklist: { path: "/solutions/financialcontractcloseout", items: 110 },
} satisfies Record<SpecimenKind, { path: string; items: number }>;
