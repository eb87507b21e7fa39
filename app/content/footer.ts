import { certifications } from "./certifications.ts";

/** The last line of every page; the year and the firm's name stand before it. */
export const footer = {
  ownership: "A woman-owned small business.",
  // Both CMMI appraisals are of one level: the line names it once.
  certifications: [...new Set(certifications.map(({ title }) => title.replace(/^(CMMI Level \d).*/, "$1")))].join(", "),
};
