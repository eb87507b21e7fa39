// Generates one Open Graph picture per page, in the site's fonts and colors.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { firm } from "../app/content/firm.ts";
import { ogPicturePath } from "../app/lib/urls/og-picture.ts";
import { sitePages } from "../app/registry/site-pages.server.ts";
import { FONT_FACES } from "./lib/font-faces.ts";
import { ogCard, type OgFonts, ogFrame, type OgFrame } from "./lib/og-card.ts";
import { removeOtherFiles } from "./lib/remove-other-files.ts";
import { typesettingFont } from "./lib/set-text.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

const CACHE = ".cache/og";
/** Everything besides the text that determines a card's look. */
const DESIGN = [
  "scripts/lib/og-card.ts",
  "scripts/lib/set-text.ts",
  "public/marks/logo-symbol.svg",
  "app/styles/tokens.css",
];

/** What all cards share, as one hash. */
export async function designOf(read: (file: string) => Promise<string | Buffer> = readFile): Promise<string> {
  const design = createHash("sha256");
  for (const file of DESIGN) design.update(await read(file));
  return design.digest("hex");
}

/** Writes public/og. Cards whose text and design are unchanged come from the cache. */
export async function makeOgPictures(): Promise<void> {
  const started = performance.now();
  const designHash = await designOf();

  let tools: { fonts: OgFonts; frame: OgFrame } | undefined;
  let made = 0;
  await mkdir(CACHE, { recursive: true });
  for (const { path, meta } of sitePages) {
    const words = JSON.stringify([designHash, meta.title, firm.name, firm.line]);
    const cached = `${CACHE}/${createHash("sha256").update(words).digest("hex").slice(0, 16)}.jpg`;
    let card: Buffer | null = await readFile(cached).catch(() => null);
    if (!card) {
      tools ??= await prepare();
      card = await ogCard(meta.title, tools.frame, tools.fonts);
      await writeFile(cached, card);
      made += 1;
    }
    await writeIfChanged(`public${ogPicturePath(path)}`, card);
  }
  await removeOtherFiles(
    "public/og",
    sitePages.map(({ path }) => basename(ogPicturePath(path))),
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`og        ${made} made, ${sitePages.length} in all, ${seconds.toFixed(1)} s`);
}

async function prepare(): Promise<{ fonts: OgFonts; frame: OgFrame }> {
  // Family names must match those inside the font files.
  const [display, italic] = await Promise.all([
    source("newsreader").then((font) =>
      typesettingFont(font, { name: "display", family: "Newsreader 16pt", axes: { wght: 380, opsz: 72 } }),
    ),
    source("newsreader-italic").then((font) =>
      typesettingFont(font, { name: "italic", family: "Newsreader 16pt Italic", axes: { wght: 400, opsz: 32 } }),
    ),
  ]);
  const fonts = { display, italic };
  return { fonts, frame: await ogFrame(firm, fonts) };
}

const source = (file: string) => readFile(FONT_FACES.find((face) => face.file === file)!.source);

if (import.meta.main) await makeOgPictures();
