import { create, type Font } from "fontkitten";

/**
 * Opens a font file, WOFF2 included.
 * @throws if the file is a collection of fonts
 */
export function openFont(file: Uint8Array): Font {
  const font = create(Buffer.from(file));
  if (font.isCollection) throw new Error("The file is a collection of fonts, not one font.");
  return font;
}

/** Width of a text in em, without kerning. */
export function textWidth(font: Font, text: string): number {
  const advances = [...text].map((character) => font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth);
  return advances.reduce((sum, advance) => sum + advance, 0) / font.unitsPerEm;
}
