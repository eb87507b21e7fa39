import type { Page } from "playwright/test";
import sharp from "sharp";
import config from "../../playwright.config.ts";
import { visit } from "../support/header.ts";
import { expect, test } from "../support/site-test.ts";

// Visible scroll bars, as with a mouse: Playwright hides them.
test.use({
  launchOptions: { ...config.projects?.[0]?.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  reducedMotion: "reduce",
});

/** The colors of the window's last column of pixels, from top to bottom. */
async function colorsAtEdge(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const png = await page.screenshot({ clip: { x: width - 1, y: 0, width: 1, height }, scale: "css" });
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: height }, (_, row) => `rgb(${[...data.subarray(row * 3, row * 3 + 3)].join(", ")})`);
}

test("HDR-7 in a desktop window at 200 % the open menu is as wide as the window, and its button does not move", async ({
  page,
}) => {
  for (const path of ["/", "/about"]) {
    for (const size of [
      { width: 640, height: 400 },
      { width: 767, height: 600 },
    ]) {
      await page.setViewportSize(size);
      const { menuButton, closeButton } = await visit(page, path);
      const barWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
      test.skip(barWidth === 0, "This system lays its scroll bars over the page.");
      const before = await menuButton.boundingBox();
      await menuButton.click();
      const sheet = page.locator(".mobile-menu");
      await expect(sheet).toBeVisible();
      const after = await closeButton.boundingBox();
      expect(after!.x + after!.width).toBe(before!.x + before!.width);
      const paper = await sheet.evaluate((node) => getComputedStyle(node).backgroundColor);
      await expect.poll(async () => [...new Set(await colorsAtEdge(page))]).toEqual([paper]);
    }
  }
});
