import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { glyphsInUse, glyphsOfFace } from "../../../scripts/lib/glyphs-in-use.ts";
import subsetFont from "subset-font";
import { cutFont, makeSheet } from "../../../scripts/fonts.ts";
import { FONT_FACES, type FontFace } from "../../../scripts/lib/font-faces.ts";
import { type FontFacts, readFont } from "../../../scripts/lib/sfnt.ts";

/** The site's fonts as the build subsets them, with the facts in each file. */
async function cutFonts(): Promise<{ face: FontFace; bytes: number; facts: FontFacts }[]> {
  return Promise.all(
    FONT_FACES.map(async (face) => {
      const font = await cutFont(face);
      const opened = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      return { face, bytes: font.byteLength, facts: readFont(opened) };
    }),
  );
}

const BUDGET_BYTES = 90_000;

let fonts: Awaited<ReturnType<typeof cutFonts>>;
beforeAll(async () => {
  fonts = await cutFonts();
}, 60_000);

const factsOf = (file: string) => fonts.find(({ face }) => face.file === file)!.facts;

test("GEN-4 all fonts together weigh at most 90 KB", () => {
  expect(fonts).toHaveLength(4);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test("GEN-4 every character of the content is in every font that uses it, or in no Latin font", async () => {
  const glyphs = await glyphsInUse();
  for (const character of "AZaz09’“”–—…§©·×é&/@#%+$") expect(glyphs).toContain(character);
  for (const { face, facts } of fonts) {
    const missing = [...(await glyphsOfFace(face))].filter((character) => !facts.hasGlyph(character));
    // Latin fonts have no arrows, comparison signs or pictures; those are icons, or are not used.
    expect(
      missing.filter((character) => character < "\u2190"),
      face.file,
    ).toEqual([]);
    expect([...(face.leavesOut ?? "")].filter(facts.hasGlyph), face.file).toEqual([]);
  }
  expect(factsOf("newsreader-figures").hasGlyph("7")).toBe(true);
  expect(factsOf("newsreader-figures").hasGlyph("A")).toBe(false);
});

test("GEN-4 subsetting keeps tabular figures and the weights and sizes in use", () => {
  for (const { face, facts } of fonts) expect(facts.features, face.file).toContain("tnum");
  expect(factsOf("newsreader").axes).toEqual({ opsz: { min: 24, max: 72 } });
  expect(factsOf("newsreader-figures").axes).toEqual({ wght: { min: 300, max: 340 }, opsz: { min: 24, max: 72 } });
  expect(factsOf("newsreader-italic").axes).toEqual({});
  expect(factsOf("public-sans").axes).toEqual({ wght: { min: 400, max: 650 } });
});

test("GEN-4 the style sheet is up to date with the fonts' metrics", async () => {
  const sheet = await makeSheet();
  expect(await readFile("app/styles/fonts.css", "utf8")).toBe(sheet);
  expect(sheet.match(/size-adjust: (?:8|9|10|11)\d?\.?\d*%/g)).toHaveLength(10);
});
