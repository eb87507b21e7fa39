import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything an English keyboard types, and the signs that typesetting adds. */
const KEYBOARD = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const TYPESETTING = "\u00A0’‘“”–—…§©·×•";

/** Every character that the site can show, sorted: a basic set and whatever else occurs in app/. */
export async function glyphsInUse(): Promise<string> {
  const files = (await readdir("app", { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join("app", file), "utf8")));
  const characters = new Set([...KEYBOARD, ...TYPESETTING, ...texts.join("")]);
  return [...characters]
    .filter((character) => character >= " ")
    .toSorted()
    .join("");
}
