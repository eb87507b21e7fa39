import { globSync, readFileSync } from "node:fs";
import { FOLDER_OF_PART, isFilePart, type TestArguments } from "./test-arguments.ts";

/** The id of a requirement. A test's source contains every id that its title contains. */
const ID = /\b[A-Z]+-\d+\b/;

/**
 * Skips files and parts without a test of the requested titles, so that nothing loads or builds for them. Titles
 * without an id skip nothing, as a file may compose titles at run time.
 */
export function narrowByTitle(wanted: TestArguments): TestArguments {
  const ids = wanted.titles.map((title) => ID.exec(title)?.[0]);
  if (ids.length === 0 || !ids.every((id) => id !== undefined)) return wanted;
  const files = { ...wanted.files };
  const parts = wanted.parts.filter((part) => {
    if (!isFilePart(part)) return false;
    files[part] ??= globSync(`${FOLDER_OF_PART[part]}**/*.{test,spec}.{ts,tsx}`)
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => wanted.all || !path.includes(".slow."))
      .filter((path) => {
        const text = readFileSync(path, "utf8");
        return ids.some((id) => text.includes(id));
      });
    return files[part].length > 0;
  });
  return { ...wanted, parts, files };
}
