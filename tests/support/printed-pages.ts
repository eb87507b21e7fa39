/** Number of pages of a PDF that Chromium has printed. @throws Error if none is found */
export function pagesOf(pdf: Buffer): number {
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
  if (!pages) throw new Error("No page was found in what was printed");
  return pages.length;
}
