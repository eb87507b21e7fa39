import type { Page } from "playwright/test";
import { FONT_FACES, type FontFace } from "../../../scripts/lib/font-faces.ts";
import { glyphsOfFace } from "../../../scripts/lib/glyphs-in-use.ts";

const SERIF = FONT_FACES.filter(({ family }) => family === "Newsreader");

/** Characters of the page's serif text that no font file contains, by style and weight. */
export async function missingSerifGlyphs(page: Page): Promise<string[]> {
  const missing: string[] = [];
  for (const [used, text] of Object.entries(await serifTexts(page))) {
    const face = SERIF.find((one) => isFaceOf(used, one));
    const known = face ? await glyphsOf(face) : "";
    const lost = [...new Set(text)].filter((character) => !known.includes(character)).join("");
    if (lost) missing.push(`${used}: ${lost}`);
  }
  return missing;
}

/** All serif text of the page, by style and weight, such as "normal 400". */
const serifTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Record<string, string> = {};
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(parent!);
      if (!fontFamily.startsWith("Newsreader")) continue;
      const face = `${fontStyle} ${fontWeight}`;
      found[face] = (found[face] ?? "") + textContent;
    }
    return found;
  });

/** Whether a font file has exactly this style and weight, so that the browser does not substitute the nearest. */
function isFaceOf(used: string, { style, weight }: FontFace): boolean {
  const [usedStyle, usedWeight] = used.split(" ");
  const [from, to = from] = weight.split(" ").map(Number);
  return usedStyle === style && from! <= Number(usedWeight) && Number(usedWeight) <= to!;
}

/** Computed once per process, because it reads all of the content. */
const glyphs = new Map<FontFace, Promise<string>>();

function glyphsOf(face: FontFace): Promise<string> {
  if (!glyphs.has(face)) glyphs.set(face, glyphsOfFace(face));
  return glyphs.get(face)!;
}
