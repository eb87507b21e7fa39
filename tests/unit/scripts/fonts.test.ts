import type { Font } from "fontkitten";
import { beforeAll, expect, test } from "vitest";
import { glyphsInUse, glyphsOfFace } from "../../../scripts/lib/glyphs-in-use.ts";
import { cutFont, makeSheet } from "../../../scripts/fonts.ts";
import { FONT_FACES } from "../../../scripts/lib/font-faces.ts";
import { openFont } from "../../../scripts/lib/open-font.ts";

/** The site's fonts as the build subsets them. */
async function cutFonts() {
  return Promise.all(
    FONT_FACES.map(async (face) => {
      const file = await cutFont(face);
      return { face, bytes: file.byteLength, font: openFont(file) };
    }),
  );
}

/** Layout features, which fontkitten reads and does not type. */
const featuresOf = (font: Font) =>
  (font as unknown as { GSUB: { featureList: { tag: string }[] } }).GSUB.featureList.map(({ tag }) => tag);

const hasGlyph = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!);

/** Ranges of a font's axes. */
const rangesOf = (font: Font) =>
  Object.fromEntries(Object.entries(font.variationAxes).map(([axis, value]) => [axis, [value!.min, value!.max]]));

const BUDGET_BYTES = 90_000;

let fonts: Awaited<ReturnType<typeof cutFonts>>;
beforeAll(async () => {
  fonts = await cutFonts();
}, 60_000);

const fontOf = (file: string) => fonts.find(({ face }) => face.file === file)!.font;

test("GEN-4 all fonts together weigh at most 90 KB", () => {
  expect(fonts).toHaveLength(4);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
});

test("GEN-4 every character of the content is in every font that uses it, or in no Latin font", async () => {
  const glyphs = await glyphsInUse();
  for (const character of "AZaz09’“”–—…§©·×é&/@#%+$") expect(glyphs).toContain(character);
  for (const { face, font } of fonts) {
    const missing = [...(await glyphsOfFace(face))].filter((character) => !hasGlyph(font, character));
    // Latin fonts have no arrows, comparison signs or pictures; those are icons, or are not used.
    expect(
      missing.filter((character) => character < "\u2190"),
      face.file,
    ).toEqual([]);
    expect(
      [...(face.leavesOut ?? "")].filter((character) => hasGlyph(font, character)),
      face.file,
    ).toEqual([]);
  }
  expect(hasGlyph(fontOf("newsreader-figures"), "7")).toBe(true);
  expect(hasGlyph(fontOf("newsreader-figures"), "A")).toBe(false);
});

test("GEN-4 subsetting keeps tabular figures and the weights and sizes in use", () => {
  for (const { face, font } of fonts) expect(featuresOf(font), face.file).toContain("tnum");
  expect(rangesOf(fontOf("newsreader"))).toEqual({ opsz: [24, 72] });
  expect(rangesOf(fontOf("newsreader-figures"))).toEqual({ wght: [300, 340], opsz: [24, 72] });
  expect(rangesOf(fontOf("newsreader-italic"))).toEqual({});
  expect(rangesOf(fontOf("public-sans"))).toEqual({ wght: [400, 650] });
});

test("GEN-4 the fallback fonts are adjusted to the fonts' metrics", async () => {
  const sheet = await makeSheet();
  expect(sheet.match(/size-adjust: (?:8|9|10|11)\d?\.?\d*%/g)).toHaveLength(10);
});
