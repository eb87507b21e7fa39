import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import subsetFont from "subset-font";
import { openFont, textWidth } from "./open-font.ts";

/** A font file for setting text in pictures, with its internal family name. */
export interface TypesettingFont {
  file: string;
  family: string;
  /** Width of a text in em. */
  widthOf: (text: string) => number;
}

/** Creates a static font from a variable one. Text in pictures uses font files only, never the machine's own fonts. */
export async function typesettingFont(
  variable: Uint8Array,
  { name, family, axes }: { name: string; family: string; axes: Record<string, number> },
): Promise<TypesettingFont> {
  const directory = ".cache/og";
  const file = join(directory, `${name}.ttf`);
  const font = await subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: "truetype",
    variationAxes: axes,
  });
  await mkdir(directory, { recursive: true });
  await writeFile(file, font);
  const opened = openFont(font);
  return { file, family, widthOf: (text) => textWidth(opened, text) };
}

export interface SetText {
  picture: Buffer;
  width: number;
  height: number;
}

export interface TextStyle {
  font: TypesettingFont;
  sizePx: number;
  color: string;
  /** In em. */
  tracking?: number;
}

/** A text, with its line breaks, as a picture with a transparent background. */
export async function setText(text: string, { font, sizePx, color, tracking = 0 }: TextStyle): Promise<SetText> {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // Pango measures letter spacing in 1024ths of a point; at 72 dpi a point is a pixel.
  const spacing = Math.round(tracking * sizePx * 1024);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escaped}</span>`,
      font: `${font.family} ${sizePx}px`,
      fontfile: font.file,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height };
}

/** Breaks a text into as few lines as the width allows, of similar length. Width in em. */
export function balancedLines(text: string, widthOf: (text: string) => number, width: number): string[] {
  const fewest = filledLines(text, widthOf, width);
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 0.05) {
    const middle = (tooNarrow + enough) / 2;
    const lines = filledLines(text, widthOf, middle);
    if (lines.length <= fewest.length && lines.every((line) => widthOf(line) <= middle)) enough = middle;
    else tooNarrow = middle;
  }
  return filledLines(text, widthOf, enough);
}

function filledLines(text: string, widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
