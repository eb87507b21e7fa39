import { certifications } from "./certifications.ts";

/** The last line of every page; the year and the firm's name stand before it. */
export const footer = {
  ownership: "A woman-owned small business.",
  // Both CMMI appraisals are of one level: the line names it once.
  certifications: [...new Set(certifications.map(({ title }) => inShort(title)))].join(", "),
};

/** "CMMI Level 3 Services" as "CMMI Level 3", with spaces that do not break. */
function inShort(title: string): string {
  return title.replace(/^(CMMI Level \d).*/, "$1").replaceAll(" ", "\u00a0");
}
