import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** On the same disk as the build, so that files can be hard links, which take no space or time. */
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
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(copy, relative(folder, source));
    mkdirSync(join(target, ".."), { recursive: true });
    try {
      linkSync(source, target);
    } catch {
      // Hard links fail across disks and on some file systems.
      copyFileSync(source, target);
    }
  }
  return copy;
}
