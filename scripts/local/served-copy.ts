import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

const COPIES = ".wrangler/served";

/** Copies of this process. Sites that are not stopped, as on Ctrl-C, leave theirs until it ends. */
const copies = new Set<string>();
process.once("exit", () => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/**
 * Copies a folder of static files for one server. Miniflare lists the files at startup and reads them on request, so a
 * build in the served folder would leave the running site without its scripts.
 * @returns the copy's path, which is removed when the process ends at the latest
 */
export function makeServedCopy(folder: string): string {
  mkdirSync(COPIES, { recursive: true });
  const copy = resolve(mkdtempSync(join(COPIES, "copy-")));
  copies.add(copy);
  cpSync(folder, copy, { recursive: true });
  return copy;
}
