import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { firm } from "../../app/content/firm.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";

const statement = sitePages.find(({ pdf }) => pdf)!;

export const CAPABILITY_PAGE = statement.path;

/** The downloadable capability statement. */
export const CAPABILITY_PDF = `public/${statement.pdf}`;

/** Comment at the end of the PDF, followed by a hash of the text it was generated from. */
export const SOURCE_MARK = "% made from ";

/** A hash of the statement's text, by which a stale PDF is detected. */
export function capabilitySource(): string {
  const words = JSON.stringify([firm, ...Object.values({ ...statement.words, ...statement.shows })]);
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}

/** Whether the PDF was generated from the current text. */
export const isCapabilityPdfCurrent = (): boolean =>
  readFileSync(CAPABILITY_PDF, "latin1")
    .trimEnd()
    .endsWith(SOURCE_MARK + capabilitySource());
