// Subsets the site's fonts to the glyphs and axis ranges in use, and writes the style sheet that loads them.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { FONT_FACES, type FontFace, SAMPLE } from "./lib/font-faces.ts";
import { fontsSheet, type MatchedFallback } from "./lib/fonts-sheet.ts";
import { glyphsOfFace } from "./lib/glyphs-in-use.ts";
import { openFont, textWidth } from "./lib/open-font.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const TARGET = "app/assets/fonts";
const CACHE = ".cache/fonts";

/** The font file of one face. Cached by source, glyphs and axes. */
export async function cutFont(face: FontFace): Promise<Uint8Array> {
  const glyphs = await glyphsOfFace(face);
  const source = await readFile(face.source);
  const key = createHash("sha256")
    .update(source)
    .update(JSON.stringify([glyphs, face.axes]))
    .digest("hex")
    .slice(0, 16);
  const cached = `${CACHE}/${face.file}-${key}.woff2`;
  const known = await readFile(cached).catch(() => null);
  if (known) return known;
  const font = await subsetFont(source, glyphs, { targetFormat: "woff2", variationAxes: face.axes, noHinting: true });
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, font);
  return font;
}

/** The style sheet with all faces and their fallback fonts, which are adjusted to the same width and height. */
export async function makeSheet(): Promise<string> {
  const matched = await Promise.all(FONT_FACES.map(matchFallbacks));
  return fontsSheet(FONT_FACES, matched.flat());
}

async function matchFallbacks({ source, style, fallbacks }: FontFace): Promise<MatchedFallback[]> {
  const matched = fallbacks.map(async ({ weight, at, fonts }) => {
    const options = { targetFormat: "truetype", variationAxes: at } as const;
    const font = openFont(await subsetFont(await readFile(source), SAMPLE, options));
    return fonts.map(({ family, local, advance }) => {
      const sizeAdjust = textWidth(font, SAMPLE) / [...SAMPLE].length / advance;
      const override = (value: number) => value / font.unitsPerEm / sizeAdjust;
      return {
        family,
        style,
        weight,
        local,
        sizeAdjust,
        ascent: override(font.ascent),
        descent: override(-font.descent),
        lineGap: override(font.lineGap),
      };
    });
  });
  return (await Promise.all(matched)).flat();
}

/** Writes the fonts to app/assets/fonts, where the bundler takes and hashes them, and the style sheet that loads them. */
export async function makeFonts(): Promise<void> {
  let bytes = 0;
  for (const face of FONT_FACES) {
    const font = await cutFont(face);
    await writeIfChanged(`${TARGET}/${face.file}.woff2`, font);
    bytes += font.byteLength;
  }
  await writeIfChanged(`${TARGET}/fonts.css`, await makeSheet());
  console.log(`fonts     ${FONT_FACES.length} files, ${(bytes / 1000).toFixed(1)} KB`);
}

if (import.meta.main) await makeFonts();
