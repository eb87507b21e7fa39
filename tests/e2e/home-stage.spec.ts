import type { Page } from "playwright/test";
import { homePage } from "../../app/content/pages/home.ts";
import { lineItemPage } from "../../app/features/line-item/line-item-page.server.ts";
import { lineItemStage } from "../../app/features/line-item/line-item-stage.server.ts";
import { contentWidth } from "../support/content-width.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const { stations } = lineItemStage();
const sheets = stations.filter((station) => "rows" in station);
const others = stations.filter((station) => !("rows" in station));
const { amount } = lineItemPage();
const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: homePage.stage.heading }) });

/** Share of the gold that is drawn on each sheet and between them, from 0 to 1. */
const drawn = (page: Page) =>
  section(page).evaluate((stage) => {
    const lines = [...stage.querySelectorAll(".stage-line")].map((line) => getComputedStyle(line, "::after"));
    const stitches = [...stage.querySelectorAll(".stage-stitch")].map((stitch) => getComputedStyle(stitch));
    return [...lines, ...stitches].map(({ clipPath }) => 1 - Number(/([\d.]+)%/.exec(clipPath)?.[1] ?? 0) / 100);
  });
const COMPLETE = Array.from({ length: 7 }, () => 1);

async function expectSheets(page: Page): Promise<void> {
  await expect(section(page).getByRole("table")).toHaveCount(4);
  for (const [index, { number, name, paper, document, date, rows, to }] of sheets.entries()) {
    const table = section(page).getByRole("table").nth(index);
    await expect(table).toHaveAccessibleName(`${paper} ${document} ${date}`);
    await expect(table.getByRole("columnheader")).toHaveCount(3);
    const cells = rows.map((row) => [row.ref, row.text, row.amount ?? ""].join(""));
    await expect(table.locator("tbody tr")).toHaveText(cells);
    await expect(table.locator(".stage-line")).toContainText(amount);
    const link = section(page).getByRole("link", { name: `${number} ${name}`, exact: true });
    await expect(link).toHaveAttribute("href", to);
  }
}

test("HOME-12 the gold is drawn by scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await layOutWholePage(page);
  const scrollTo = (share: number) =>
    section(page).evaluate(async (stage, at) => {
      const { top, height } = stage.getBoundingClientRect();
      window.scrollTo({ top: top + scrollY - innerHeight + at * (height + innerHeight), behavior: "instant" });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, share);
  await scrollTo(0.25);
  expect(new Set(await drawn(page))).toEqual(new Set([0]));
  await scrollTo(0.36);
  const [first, second] = await drawn(page);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(1);
  expect(second).toBe(0);
  await scrollTo(0.6);
  expect(await drawn(page)).toEqual(COMPLETE);
});

test("HOME-12 with reduced motion and in print the thread is complete, and meets its rows", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await drawn(page)).toEqual(COMPLETE);
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  expect(await drawn(page)).toEqual(COMPLETE);
  await expectSheets(page);
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  for (const width of [1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await section(page).evaluate((stage) => {
      const heights = [...stage.querySelectorAll(".stage-line")].map((line) => line.getBoundingClientRect().bottom);
      return [...stage.querySelectorAll<SVGPathElement>(".stage-stitch path")].flatMap((path, index) => {
        const { top } = path.ownerSVGElement!.getBoundingClientRect();
        const start = path.getPointAtLength(0).y + top;
        const end = path.getPointAtLength(path.getTotalLength()).y + top;
        return [start - heights[index]!, end - heights[index + 1]!];
      });
    });
    expect(gaps).toHaveLength(6);
    for (const gap of gaps) expect(Math.abs(gap), `${width} px`).toBeLessThanOrEqual(1.5);
  }
});

test("HOME-12 home is at most 7,000 px high, on a phone 12,000, and never wider than the window", async ({ page }) => {
  await page.goto("/");
  await layOutWholePage(page);
  for (const [width, height] of [
    [1440, 7000],
    [768, 10_000],
    [390, 12_000],
    [320, 14_000],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await contentWidth(page)).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width} px`).toBeLessThanOrEqual(height);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HOME-12 LINE-2 the second section shows four documents that lead to their stations", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await expect(page.locator("main section").nth(1).getByRole("heading", { level: 2 })).toHaveText(
      homePage.stage.heading,
    );
    await expectSheets(page);
    for (const { number, name, to } of others) {
      const ring = section(page).getByRole("link", { name: `${number} ${name}`, exact: true });
      await expect(ring).toHaveAttribute("href", to);
      await ring.scrollIntoViewIfNeeded();
      await expect(ring).toBeInViewport({ ratio: 0.9 });
    }
    // All of a sheet can be pressed.
    const sheet = (await section(page).getByRole("table").nth(1).boundingBox())!;
    await page.mouse.click(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
    await expect(page).toHaveURL(/\/one-line-item#station-6$/);
    await expect(page.locator("#station-6")).toBeInViewport();
  });
});
