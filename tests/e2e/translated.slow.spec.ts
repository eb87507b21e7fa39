import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";
import { translate } from "../support/translator.ts";

for (const path of PAGE_OF_EACH_KIND) {
  test(`GEN-4 every button and fold of ${path} works in translation`, async ({ page, complaints }) => {
    await page.addInitScript("window.print = () => {}");
    await openHydrated(page, path);
    await translate(page);
    const controls = page.locator("main").locator("button:not([type=submit]):visible, summary:visible");
    // A register has hundreds of folds alike.
    for (let index = 0; index < Math.min(60, await controls.count()); index++)
      await controls.nth(index).evaluate((control: HTMLElement) => control.click());
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: path === "/about" ? "Services" : "About Us" })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(path === "/about" ? "/services" : "/about");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // React renders anew what was translated before its part was hydrated; the browser reports the answer 404.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/#418|404|No page at/.test(text)));
  });
}
