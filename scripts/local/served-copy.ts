import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeOwnFolder } from "./own-folder.ts";

/** On the same disk as the build, so that files can be hard links, which take no space or time. */
const COPIES = ".wrangler/served";

/**
 * Copies a folder of static files for one server. Miniflare lists the files at startup and reads them on request, so a
 * build in the served folder would leave the running site without its scripts. Also removes copies of processes that
 * have ended.
 * @returns the copy's path. The caller removes it
 */
export function makeServedCopy(folder: string): string {
  const copy = makeOwnFolder(COPIES);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(copy, resolve(source).slice(resolve(folder).length));
    if (entry.isDirectory()) mkdirSync(target, { recursive: true });
    else linkOrCopy(source, target);
  }
  return copy;
}

/** Falls back to copying: hard links fail across disks and on some file systems. */
function linkOrCopy(source: string, target: string): void {
  mkdirSync(join(target, ".."), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
