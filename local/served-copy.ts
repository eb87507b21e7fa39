import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeOwnFolder } from "./own-folder.ts";

/** On the disk of the build, so that a copy takes no room and no time: its files are links. */
const COPIES = ".wrangler/served";

/**
 * A copy of a folder of static files, for one server to serve from. Miniflare lists its files when it starts and reads
 * them when they are asked for, so that a build in the served folder would leave the running site without its scripts.
 * @returns the copy's path; whoever asked for it removes it. Copies of processes that have ended are removed on the way.
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

/** Another disk, and some file systems, refuse links. */
function linkOrCopy(source: string, target: string): void {
  mkdirSync(join(target, ".."), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
