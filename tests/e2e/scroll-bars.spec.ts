import type { Page } from "playwright/test";
import sharp from "sharp";
import config from "../playwright.config.ts";
import { visit } from "../support/header.ts";
import { expect, test } from "../support/site-test.ts";

// As visitors with a mouse have them: Playwright hides scroll bars.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  reducedMotion: "reduce",
});

/** The colors of the window's last column of pixels, from the top down. */
async function colorsAtEdge(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const png = await page.screenshot({ clip: { x: width - 1, y: 0, width: 1, height }, scale: "css" });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: height }, (_, row) => `rgb(${[...data.subarray(row * 3, row * 3 + 3)].join(", ")})`);
}

for (const [width, height] of [
  [640, 400],
  [767, 600],
] as const) {
  test.describe(`in a desktop window of ${width} px, as at 200 %`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ["/", "/about"]) {
      test(`HDR-7 ${path} the open menu is as wide as the window, and its button stands still`, async ({ page }) => {
        const { menuButton, header } = await visit(page, path);
        const barWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
        test.skip(barWidth === 0, "This system lays its scroll bars over the page.");
        const before = await menuButton.boundingBox();
        await menuButton.click();
        const after = await menuButton.boundingBox();
        expect(after!.x + after!.width).toBe(before!.x + before!.width);
        const paper = await page.locator("#mobile-menu").evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
        await expect(header).toHaveCSS("background-color", paper);
        const colors = new Set(await colorsAtEdge(page));
        expect([...colors]).toEqual([paper]);
      });
    }
  });
}
