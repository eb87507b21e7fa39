import { lostText, overlapsInHeader } from "../support/losses.ts";
import { expect, test } from "../support/site-test.ts";

// The setting of visitors who read large text everywhere. Unlike a font size on the page, media queries in em follow it.
test.use({
  launchOptions: ({ launchOptions: { args = [], ...others } }, use) =>
    use({ ...others, args: [...args, "--blink-settings=defaultFontSize=32"] }),
});

const PAGES = ["/", "/services/sap", "/solutions", "/contract-vehicles/efast", "/one-line-item", "/accessibility"];

for (const width of [1280, 768, 640]) {
  test(`with the browser's text at 200 % nothing is cut off at ${width} px, WCAG 1.4.4`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const lost: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      lost.push(...[...(await lostText(page)), ...(await overlapsInHeader(page))].map((what) => `${path}: ${what}`));
    }
    expect(lost).toEqual([]);
  });
}
