import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rules } from "../../app/content/rules/index.ts";
import { textsOf } from "../../scripts/lib/all-content.ts";

/** Files without running text: types, the registers themselves, texts of controls. */
const NO_PROSE = /^(?:types|rules|glossary|interface)\//;

/** The source of each content file with page texts, by its path under app/content. */
export const contentFiles: ReadonlyMap<string, string> = new Map(
  globSync("**/*.ts", { cwd: "app/content" })
    .filter((file) => !NO_PROSE.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join("app/content", file), "utf8")]),
);

/** Every text exported by content files, except rule ids, with its file. Texts of an index may appear twice. */
export async function contentTexts(): Promise<{ file: string; text: string }[]> {
  const found = new Map<string, { file: string; text: string }>();
  for (const file of contentFiles.keys()) {
    const exported: object = await import(pathToFileURL(join("app/content", file)).href);
    for (const text of textsOf(exported)) if (!(text in rules) && !found.has(text)) found.set(text, { file, text });
  }
  return [...found.values()];
}
