// Generates the site's icons from the logo, and the web manifest from firm details.
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { firm } from "../app/content/firm.ts";
import { colorToken } from "./lib/color-token.ts";
import { icoFile } from "./lib/ico-file.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const SYMBOL = "public/marks/logo-symbol.svg";
/** Center and width of the drawing in the logo's file. */
const DRAWN = { x: 24.3, y: 17.6, width: 42 };
/** The drawing's lines are too thin for a 16 px favicon. */
const TAB_STROKE = 'stroke-width="4.2"';
const ON_PAPER = { line: colorToken("ink-900"), thread: colorToken("thread-500") };
const ON_INK = { line: colorToken("paper-50"), thread: colorToken("thread-400") };
const GROUND = colorToken("ink-950");

/** The logo's share of an icon's side; smaller in maskable icons, whose edges may be cut off. */
const SHARE = { plain: 0.74, maskable: 0.58 };

/** Writes favicons, icons and public/site.webmanifest. */
export async function makeIcons(): Promise<void> {
  const lines = (await readFile(SYMBOL, "utf8")).replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  await writeIfChanged("public/favicon.svg", favicon(lines));
  await writeIfChanged("public/favicon.ico", icoFile(32, await png(inTab(lines), 32, 0.9)));
  await writeIfChanged("public/icons/icon-180.png", await png(lines, 180, SHARE.plain));
  await writeIfChanged("public/icons/icon-192.png", await png(lines, 192, SHARE.plain));
  await writeIfChanged("public/icons/icon-512.png", await png(lines, 512, SHARE.plain));
  await writeIfChanged("public/icons/maskable-512.png", await png(lines, 512, SHARE.maskable));
  await writeIfChanged("public/site.webmanifest", JSON.stringify(manifest()));
  console.log("icons     6 icons and the web manifest");
}

/** The tab icon: transparent, so its lines follow the tab's color scheme. */
function favicon(lines: string): string {
  const styled = inTab(lines)
    .replaceAll('stroke="var(--thread,currentColor)"', 'class="t"')
    .replaceAll('stroke="currentColor"', 'class="l"');
  const side = DRAWN.width + 3;
  const style = `.l{stroke:${ON_PAPER.line}}.t{stroke:${ON_PAPER.thread}}@media(prefers-color-scheme:dark){.l{stroke:${ON_INK.line}}.t{stroke:${ON_INK.thread}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(DRAWN.x - side / 2).toFixed(1)} ${(DRAWN.y - side / 2).toFixed(1)} ${side} ${side}"><style>${style}</style>${styled}</svg>`;
}

/** Icons for home screens and lists: the logo on ink. */
function png(lines: string, size: number, share: number): Promise<Buffer> {
  const drawn = lines.replaceAll("var(--thread,currentColor)", ON_INK.thread).replaceAll("currentColor", ON_INK.line);
  const scale = (size * share) / DRAWN.width;
  const [left, top] = [DRAWN.x, DRAWN.y].map((middle) => size / 2 - middle * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${GROUND}"/><g transform="translate(${left} ${top}) scale(${scale})">${drawn}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

const inTab = (lines: string): string => lines.replaceAll(/stroke-width="[^"]+"/g, TAB_STROKE);

function manifest() {
  return {
    name: firm.name,
    short_name: firm.name,
    description: firm.description,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

if (import.meta.main) await makeIcons();
