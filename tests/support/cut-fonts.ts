import { cutFont } from "../../scripts/fonts.ts";
import { FONT_FACES } from "../../scripts/lib/font-faces.ts";
import { glyphsInUse } from "../../scripts/lib/glyphs-in-use.ts";
import { type FontFacts, readFont } from "../../scripts/lib/sfnt.ts";
import subsetFont from "subset-font";

/** The site's fonts as the build cuts them, with what each says of itself. */
export async function cutFonts(): Promise<{ file: string; leavesOut: string; bytes: number; facts: FontFacts }[]> {
  const glyphs = await glyphsInUse();
  return Promise.all(
    FONT_FACES.map(async (face) => {
      const font = await cutFont(face, glyphs);
      const opened = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      return { file: face.file, leavesOut: face.leavesOut ?? "", bytes: font.byteLength, facts: readFont(opened) };
    }),
  );
}
