import { chromiumPath } from "../../local/chromium.ts";
import { expect, test } from "../support/site-test.ts";

// The setting of visitors who read large text everywhere. Media queries in em follow it.
test.use({ launchOptions: { executablePath: chromiumPath(), args: ["--blink-settings=defaultFontSize=32"] } });

const PAGES = ["/", "/services/sap", "/solutions", "/contract-vehicles/efast", "/one-line-item", "/accessibility"];

for (const width of [1280, 768, 640]) {
  test(`with the browser's text at 200 % nothing scrolls sideways at ${width} px, WCAG 1.4.4`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wide: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      const excess = await page.evaluate(() => {
        delete document.documentElement.dataset["deferred"];
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      if (excess > 0) wide.push(`${path}: ${excess} px`);
    }
    expect(wide).toEqual([]);
  });
}
