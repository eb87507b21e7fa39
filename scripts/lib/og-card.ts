import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { OG_PICTURE_SIZE_PX } from "../../app/lib/urls/og-picture.ts";
import { colorToken } from "./color-token.ts";
import { balancedLines, type SetText, setText, type TypesettingFont } from "./set-text.ts";

export interface OgFonts {
  display: TypesettingFont;
  italic: TypesettingFont;
}

/** Shared by all pictures: the firm's name and its tagline. */
export interface OgFrame {
  name: SetText;
  line: SetText;
}

/** Typesets the firm's name and tagline once for all pictures. */
export async function ogFrame(firm: { name: string; line: string }, fonts: OgFonts): Promise<OgFrame> {
  return {
    name: await setText(firm.name, { font: fonts.display, sizePx: 38, color: PAPER }),
    line: await setText(firm.line, { font: fonts.italic, sizePx: 32, color: GOLD_TEXT }),
  };
}

const { width, height } = OG_PICTURE_SIZE_PX;
const TEXT_LEFT = 152;
const TITLE_WIDTH = width - TEXT_LEFT - 96;
const TITLE_BOTTOM = 430;
/** The first one that fits the title is used. */
const TITLE_SETTINGS = [
  { sizePx: 98, lines: 2 },
  { sizePx: 82, lines: 3 },
  { sizePx: 70, lines: 3 },
];
const TITLE_TRACKING = -0.016;
const TURN_Y = 496;
const INK = colorToken("ink-950");
const PAPER = colorToken("paper-50");
const GOLD = colorToken("thread-400");
const GOLD_TEXT = colorToken("thread-300");

/** The picture of one page: its title on ink, with the firm's name above and the thread below. */
export async function ogCard(title: string, { name, line }: OgFrame, fonts: OgFonts): Promise<Buffer> {
  const set = await fitTitle(title, fonts.display);
  const titleTop = TITLE_BOTTOM - set.height;
  return sharp({ create: { width, height, channels: 3, background: INK } })
    .composite([
      { input: Buffer.from(await drawing(titleTop + 34)) },
      { input: name.picture, left: TEXT_LEFT + 66, top: 71 },
      { input: set.picture, left: TEXT_LEFT, top: titleTop },
      { input: line.picture, left: TEXT_LEFT, top: TURN_Y + 42 },
    ])
    .jpeg({ quality: 82, optimizeCoding: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function fitTitle(title: string, font: TypesettingFont): Promise<SetText> {
  for (const setting of TITLE_SETTINGS) {
    const lines = balancedLines(title, font.widthOf, TITLE_WIDTH / setting.sizePx);
    if (lines.length > setting.lines) continue;
    return setText(lines.join("\n"), { font, sizePx: setting.sizePx, color: PAPER, tracking: TITLE_TRACKING });
  }
  throw new Error(`The title "${title}" is too long for a shared picture.`);
}

/** Logo, thread and knot. The thread runs down on the left, passes the title and leaves on the right. */
async function drawing(knotY: number): Promise<string> {
  const symbol = await readFile("public/marks/logo-symbol.svg", "utf8");
  const lines = symbol
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
    .replaceAll("var(--thread,currentColor)", GOLD)
    .replaceAll("currentColor", PAPER);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M88 0V${TURN_Y - 56}a56 56 0 0 0 56 56H${width}" fill="none" stroke="${GOLD}" stroke-width="2"/>
    <circle cx="88" cy="${knotY}" r="9" fill="${INK}" stroke="${GOLD}" stroke-width="2.5"/>
    <g transform="translate(${TEXT_LEFT} 70) scale(1.12)">${lines}</g>
  </svg>`;
}
