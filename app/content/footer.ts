import { certifications } from "./certifications.ts";

/** The last line of every page, after the year and the firm's name. */
export const footer = {
  ownership: "A woman-owned small business.",
  // Both CMMI appraisals have the same level, so it is named once.
  certifications: [...new Set(certifications.map(({ title }) => inShort(title)))].join(", "),
};

/** "CMMI Level 3 Services" as "CMMI Level 3", with non-breaking spaces. */
function inShort(title: string): string {
  return title.replace(/^(CMMI Level \d).*/, "$1").replaceAll(" ", "\u00a0");
}
