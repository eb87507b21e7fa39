import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files of a folder, by their paths within it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Copies a folder into another one, beside what lies there. The copies are links, which take no room and no time: who
 * changes one uses `rewrite`. Source maps stay where they are.
 */
export function linkTree(from: string, to: string): void {
  for (const file of filesIn(from)) {
    if (file.endsWith(".map")) continue;
    mkdirSync(join(to, file, ".."), { recursive: true });
    try {
      linkSync(join(from, file), join(to, file));
    } catch {
      copyFileSync(join(from, file), join(to, file));
    }
  }
}

/** Changes the text of a file of a copy, and leaves what it was copied from as it is. Throws where nothing changes. */
export function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing of ${file} was changed: the build is not as it was.`);
  rmSync(file);
  writeFileSync(file, changed);
}
