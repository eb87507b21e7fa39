import { lostText, overlapsInHeader } from "../support/losses.ts";
import { expect, test } from "../support/site-test.ts";

// The setting of visitors who read large text everywhere. Unlike a font size on the page, media queries in em follow it.
test.use({
  launchOptions: ({ launchOptions: { args = [], ...others } }, use) =>
    use({ ...others, args: [...args, "--blink-settings=defaultFontSize=32"] }),
});

const PAGES = ["/", "/services/sap", "/contract-vehicles/efast", "/accessibility"];

test("with the browser's text at 200 % nothing is cut off at 1280, 768 and 640 px, WCAG 1.4.4", async ({ page }) => {
  const lost: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    for (const width of [1280, 768, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
      const found = [...(await lostText(page)), ...(await overlapsInHeader(page))];
      lost.push(...found.map((what) => `${path} at ${width} px: ${what}`));
    }
  }
  expect(lost).toEqual([]);
});
