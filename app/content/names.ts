/**
 * Visible names of things for which buyers have another word than we do. Addresses keep the old words, and the glossary
 * explains them. Pages, breadcrumbs, the reference desk and search take their names from here.
 */
export const NAMES = {
  specimens: "Sample deliverables (specimens)",
  /** Where there is no room, or where the page has said it in full. */
  samples: "Sample deliverables",
  answers: "FAQ for buyers",
  sin: "SIN",
  capability: "Corporate Capability",
  statement: "Capability statement",
} as const;
