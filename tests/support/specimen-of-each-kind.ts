import type { SpecimenKind } from "../../app/content/types/specimen.types.ts";

/** A page with each kind of specimen. */
export const SPECIMEN_OF_EACH_KIND = {
  table: { path: "/services/a123-support" },
  entry: { path: "/services/oracle-fixed-assets" },
  timeline: { path: "/services/incident-response-forensics" },
  checklist: { path: "/solutions/financialcontractcloseout" },
} satisfies Record<SpecimenKind, { path: string }>;
