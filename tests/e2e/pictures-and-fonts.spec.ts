import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/site-test.ts";

/** Half of a hundredth: far below the 0.1 that counts as good, and below what an eye would notice. */
const STILL = 0.005;

/** Sums all layout shifts from the first byte on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    (window as unknown as { shifts: typeof seen }).shifts = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

/** Two animation frames: by then changes are painted and reported. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Runs in the page: the appearance of an image that failed to load. */
function look(image: Element) {
  const { backgroundColor, color } = getComputedStyle(image);
  return { backgroundColor, color, height: image.getBoundingClientRect().height };
}

test("GEN-4 text is shown before its fonts, and does not move when they load", async ({ browser, site }) => {
  for (const width of [390, 1440]) {
    // A separate context for each width, because the browser caches fonts in memory.
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const shifts = await watchShifts(page);
    const release = await holdBack(page, /\.woff2$/);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
    release();
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await painted(page);
    const loaded = await page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").length);
    expect(loaded).toBeGreaterThanOrEqual(2);
    expect(await shifts(), `${width} px`).toBeLessThan(STILL);
    await context.close();
  }
});

test("CALL-4 pictures that load late move nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const shifts = await watchShifts(page);
  const release = await holdBack(page, /\/pictures\//);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await painted(page);
  release();
  const first = page.locator("img[data-picture]").first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await painted(page);
  expect(await shifts()).toBeLessThan(STILL);
});

test("CALL-4 without pictures their frame keeps its size, its color and alternative text", async ({ page }) => {
  await page.route(/\/pictures\//, (route) => route.fulfill({ status: 204 }));
  await page.goto("/");
  const hero = await page.locator("img[data-picture]").first().evaluate(look);
  expect(hero.backgroundColor).toBe("rgb(23, 44, 51)");
  expect(hero.height).toBeGreaterThan(300);
  // The hero's picture is covered by text; that of the reasons has room for its alternative text.
  const plate = page.locator(".why-picture img[data-picture]");
  await expect(plate).toHaveAttribute("alt", /\w{3}/);
  await plate.scrollIntoViewIfNeeded();
  const { backgroundColor, color, height } = await plate.evaluate(look);
  expect(backgroundColor).toBe("rgb(37, 54, 52)");
  expect(color).toBe("rgb(251, 248, 241)");
  expect(height).toBeGreaterThan(200);
});

test("CALL-4 on a phone the first picture is AVIF, sharp and not too large", async ({ browser, baseURL }) => {
  const scale = 3;
  const context = await browser.newContext({
    viewport: { width: 390, height: 900 },
    deviceScaleFactor: scale,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto("/");
  const first = page.locator("img[data-picture]").first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const { source, ratio } = await first.evaluate((image: HTMLImageElement) => {
    const { width: shownWidth, height: shownHeight } = image.getBoundingClientRect();
    // The drawn width of a cropped picture follows from the frame's width or height.
    const drawn = Math.max(shownWidth, (shownHeight * 16) / 9);
    const file = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
    return { source: image.currentSrc, ratio: file / drawn };
  });
  expect(source).toMatch(/\.avif$/);
  // At least one pixel of the file for each pixel of the page, or the largest file.
  expect(ratio > 0.85 || source.includes("-1920.")).toBe(true);
  expect(ratio).toBeLessThan(2 * scale);
  await context.close();
});
