import { cutFont } from "../../scripts/fonts.ts";
import { FONT_FACES, type FontFace } from "../../scripts/lib/font-faces.ts";
import { type FontFacts, readFont } from "../../scripts/lib/sfnt.ts";
import subsetFont from "subset-font";

/** The site's fonts as the build cuts them, with what each says of itself. */
export async function cutFonts(): Promise<{ face: FontFace; bytes: number; facts: FontFacts }[]> {
  return Promise.all(
    FONT_FACES.map(async (face) => {
      const font = await cutFont(face);
      const opened = await subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: "truetype" });
      return { face, bytes: font.byteLength, facts: readFont(opened) };
    }),
  );
}
