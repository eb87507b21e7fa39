import { globSync, readFileSync } from "node:fs";
import { FOLDERS_OF_PART, isFilePart, type TestArguments } from "./test-arguments.ts";

/** The id of a requirement. It is in the source of every test that has it in its title. */
const ID = /\b[A-Z]+-\d+\b/;

/**
 * Leaves out the files and parts that cannot have a test with one of the titles, so that nothing is built or loaded for
 * them. Files that were named stay.
 * @throws Error if no file is left
 */
export function narrowByTitle(wanted: TestArguments): TestArguments {
  if (wanted.titles.length === 0) return wanted;
  const files = { ...wanted.files };
  const parts = wanted.parts.filter((part) => {
    if (!isFilePart(part)) return false;
    files[part] ??= globSync(FOLDERS_OF_PART[part].map((folder) => `${folder}**/*.{test,spec}.{ts,tsx}`))
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => wanted.all || !path.includes(".slow."))
      .filter((path) => mayHaveTitle(readFileSync(path, "utf8"), wanted.titles));
    return files[part].length > 0;
  });
  if (parts.length === 0) {
    const hint = "If the title is generated from data, name the test's file as well. --help lists what can be run.";
    throw new Error(`No test has a title with "${wanted.titles.join('" or "')}". ${hint}`);
  }
  return { ...wanted, parts, files };
}

/** Titles can be put together from data, so two adjacent words of one are enough, besides its id. */
function mayHaveTitle(source: string, titles: readonly string[]): boolean {
  return titles.some((title) => {
    const id = ID.exec(title)?.[0] ?? "";
    const words = title.replace(id, "").split(/\s+/).filter(Boolean);
    const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
    const wanted = pairs.length > 0 ? pairs : words;
    return source.includes(id) && (wanted.length === 0 || wanted.some((text) => source.includes(text)));
  });
}
