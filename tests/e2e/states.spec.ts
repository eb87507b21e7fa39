import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/reading-test.ts";
import { textContrast } from "../support/text-contrast.ts";
import { layOutWholePage } from "../support/whole-page.ts";

/** What words need in any state. Source: WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** Every key that writes something, but for the space, which scrolls. */
const KEYS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,;:!#*+-="];

/**
 * Marks links and buttons of the page by their look, `data-look`, and tells the looks: of those with the same classes on the
 * same ground the first stands for all. The header's menus, which open under a pointer and would lie on what comes next,
 * have tests of their own.
 */
const oneOfEachLook = (page: Page): Promise<string[]> =>
  page.locator(":is(main, footer) :is(a, button, summary):visible").evaluateAll((all) => {
    const looks = new Map<string, Element>();
    for (const node of all) {
      const ground = node.closest(".on-ink, .on-cream, .on-paper")?.className;
      const look = `${node.className} in ${node.parentElement!.className} on ${ground}`;
      if (!looks.has(look)) looks.set(look, node);
    }
    for (const [look, node] of looks) node.setAttribute("data-look", look);
    return [...looks.keys()];
  });

for (const path of ["/about", "/services/oracle-financials", "/contact", "/corporate-capability", "/pack"]) {
  test(`WCAG 1.4.3 what a pointer rests on keeps its contrast on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await layOutWholePage(page);
    const looks = await oneOfEachLook(page);
    const pale: string[] = [];
    let measured = 0;
    for (const look of looks) {
      const element = page.locator(`[data-look="${look}"]`);
      // Where a part of another thing lies on it, as at the end of a row, a pointer rests on that.
      await element.hover({ force: true });
      if (!(await element.evaluate((node) => node.matches(":hover")))) continue;
      const contrast = await textContrast(element);
      if (contrast !== null) measured += 1;
      if (contrast !== null && contrast < LEAST_CONTRAST) pale.push(`${look}: ${contrast.toFixed(2)}`);
    }
    expect(pale).toEqual([]);
    expect(measured).toBeGreaterThan(looks.length / 2);
  });
}

test("WCAG 1.4.3 fields keep the contrast of what they suggest", async ({ page }) => {
  for (const path of ["/contact", "/services", "/search", "/specimens"]) {
    await page.goto(path);
    await hydrated(page);
    const fields = page.getByRole("main").locator("[placeholder]");
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      expect(await textContrast(field, "placeholder"), path).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  }
});

for (const path of ["/", "/about", "/services"]) {
  test(`WCAG 2.1.4 no key does anything by itself on ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const state = () =>
      page.evaluate(() => ({
        focus: document.activeElement?.outerHTML.slice(0, 80),
        open: document.querySelectorAll(":popover-open, dialog[open], .nav-menu [aria-expanded=true]").length,
        top: scrollY,
        entries: history.length,
      }));
    const link = page.getByRole("banner").getByRole("link").first();
    for (const place of ["the page", "a link"]) {
      if (place === "a link") await link.focus();
      const before = await state();
      for (const key of KEYS) await page.keyboard.press(key);
      // A key that led away would have its page by then.
      await page.waitForLoadState("networkidle");
      expect(await state(), place).toEqual(before);
      await expect(page).toHaveURL(path);
    }
    await expect(page.locator("[accesskey]")).toHaveCount(0);
  });
}
