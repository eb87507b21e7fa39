import type { Page } from "playwright/test";
import sharp from "sharp";

/** Large text needs less contrast. Source: WCAG 2.2, 1.4.3 and 1.4.6. */
const NEEDED = { normal: 7, large: 4.5 } as const;
/** A letter may touch a hairline: this share of the background's pixels is ignored. */
const STRAY_SHARE = 0.02;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Line extends Box {
  target: string;
  text: string;
  color: [number, number, number];
  isLarge: boolean;
}

type Rgb = readonly [number, number, number];

/** The elements at these selectors whose text has too little contrast with the pixels behind it, with the contrast. */
export async function poorlyReadable(page: Page, targets: string[]): Promise<string[]> {
  if (targets.length === 0) return [];
  const lines = await page.evaluate(findLines, targets);
  const png = await page.screenshot({ fullPage: true, scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ target, text, color, isLarge, x, y, width, height }) => {
    const grounds: number[] = [];
    for (let row = Math.round(y); row < Math.min(info.height, Math.round(y + height)); row++) {
      for (let column = Math.round(x); column < Math.min(info.width, Math.round(x + width)); column++) {
        grounds.push(luminanceAt(data, (row * info.width + column) * 3));
      }
    }
    const worst = worstOf(luminance(color), grounds) ?? 0;
    if (worst >= (isLarge ? NEEDED.large : NEEDED.normal)) return [];
    return [`${target}: “${text}” has a contrast of ${worst.toFixed(2)} on what lies behind it`];
  });
}

/** The contrast of a color with the pixels of a frame, `by` pixels wide, around a box of the window. */
export async function worstContrast(page: Page, frame: { around: Box; by: number; color: Rgb }): Promise<number> {
  const { around, by, color } = frame;
  const window = page.viewportSize()!;
  const left = Math.max(0, Math.floor(around.x) - by);
  const top = Math.max(0, Math.floor(around.y) - by);
  const right = Math.min(window.width, Math.ceil(around.x + around.width) + by);
  const bottom = Math.min(window.height, Math.ceil(around.y + around.height) + by);
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const png = await page.screenshot({ clip, scale: "css" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const grounds: number[] = [];
  for (let row = 0; row < info.height; row++) {
    for (let column = 0; column < info.width; column++) {
      const isInside =
        column + left >= Math.floor(around.x) &&
        column + left < Math.ceil(around.x + around.width) &&
        row + top >= Math.floor(around.y) &&
        row + top < Math.ceil(around.y + around.height);
      if (!isInside) grounds.push(luminanceAt(data, (row * info.width + column) * 3));
    }
  }
  return worstOf(luminance(color), grounds) ?? Infinity;
}

/**
 * Runs in the page: finds the lines of text in these elements and makes all text transparent, so that a screenshot
 * shows only the background.
 */
async function findLines(targets: string[]): Promise<Line[]> {
  // Further down the fixed header would cover some of them.
  scrollTo({ top: 0, behavior: "instant" });
  const elements = targets.flatMap((target) => [...document.querySelectorAll<HTMLElement>(target)]);
  const pictures = elements.flatMap((element) => [
    ...(element.closest("section, header, footer")?.querySelectorAll("img") ?? []),
  ]);
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  // A canvas parses every CSS color, including oklab().
  const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const lines = elements.flatMap((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    ink.fillStyle = color;
    ink.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = ink.getImageData(0, 0, 1, 1).data;
    const px = parseFloat(fontSize);
    return [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ x, y, width, height }) => ({
            target: element.className || element.tagName,
            text: node.textContent!.trim().slice(0, 40),
            color: [red, green, blue] as [number, number, number],
            isLarge: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700),
            x: x + scrollX,
            y: y + scrollY,
            width,
            height,
          }));
      });
  });
  const inkless = new CSSStyleSheet();
  inkless.replaceSync(
    "* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important; transition: none !important }",
  );
  document.adoptedStyleSheets = [inkless];
  return lines;
}

/** The lowest contrast of a text with its background, by luminance, ignoring stray pixels. */
function worstOf(text: number, grounds: number[]): number | undefined {
  const contrasts = Float64Array.from(grounds, (ground) => contrastOf(text, ground)).toSorted();
  return contrasts[Math.floor(contrasts.length * STRAY_SHARE)];
}

/** Contrast of two luminances, 1 to 21. Source: WCAG 2.2, contrast ratio. */
const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Linear light by channel value: there are many pixels, but few values. */
const LIGHT_OF = Float64Array.from({ length: 256 }, (_, channel) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
);

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * LIGHT_OF[red]! + 0.7152 * LIGHT_OF[green]! + 0.0722 * LIGHT_OF[blue]!;

/** Luminance of the pixel that starts at an index. */
const luminanceAt = (pixels: Uint8Array, at: number) => luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
