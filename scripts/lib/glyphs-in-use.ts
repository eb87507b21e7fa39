import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { homePage } from "../../app/content/pages/home.ts";
import { lineItemPage } from "../../app/features/line-item/line-item-page.server.ts";
import { solutions } from "../../app/content/solutions/index.ts";
import type { FontFace } from "./font-faces.ts";

/** Everything on an English keyboard, and typographic characters. */
const KEYBOARD = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const TYPESETTING = "\u00A0’‘“”–—…§©·×•";

/** Every character that the site can show, sorted: a basic set plus all others in app/. */
export async function glyphsInUse(): Promise<string> {
  const files = (await readdir("app", { recursive: true })).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join("app", file), "utf8")));
  const characters = new Set([...KEYBOARD, ...TYPESETTING, ...texts.join("")]);
  return [...characters]
    .filter((character) => character >= " ")
    .toSorted()
    .join("");
}

/** Digits, and other characters in the figures of the home page, the solutions and the line item. */
function glyphsOfFigures(): string {
  const figures = [
    ...homePage.statistics.items.map(({ value, unit }) => value + unit),
    ...solutions.map(({ metric }) => metric),
    lineItemPage().amount,
  ];
  return [...new Set(`0123456789 ${figures.join("")}`)].toSorted().join("");
}

/** Every character that a font face needs. */
export async function glyphsOfFace({ onlyFigures, leavesOut = "" }: FontFace): Promise<string> {
  const glyphs = onlyFigures ? glyphsOfFigures() : await glyphsInUse();
  return [...glyphs].filter((glyph) => !leavesOut.includes(glyph)).join("");
}
