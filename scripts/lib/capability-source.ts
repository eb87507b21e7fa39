import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { firm } from "../../app/content/firm.ts";
import { sitePages } from "../../app/registry/site-pages.server.ts";

const statement = sitePages.find(({ pdf }) => pdf)!;

/** The page that is printed. */
export const CAPABILITY_PAGE = statement.path;

/** Where the capability statement lies as a file to download. */
export const CAPABILITY_PDF = `public/${statement.pdf}`;

/** Stands at the end of the file, and names the words it was made from. */
export const SOURCE_MARK = "% made from ";

/** A hash of every word the statement prints, so that a stale file is noticed. */
export function capabilitySource(): string {
  const words = JSON.stringify([firm, ...Object.values({ ...statement.words, ...statement.shows })]);
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}

/** Whether the file to download was made from the words of today. */
export const isCapabilityPdfCurrent = (): boolean =>
  readFileSync(CAPABILITY_PDF, "latin1")
    .trimEnd()
    .endsWith(SOURCE_MARK + capabilitySource());
