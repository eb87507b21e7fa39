import type { Page } from "playwright/test";
import { openHydrated, started } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Marks the document, to detect a document load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => "isSame" in window);

test("GEN-4 a link is followed within the document before its part is hydrated", async ({ page }) => {
  await page.goto("/services/a123-support");
  await started(page);
  await mark(page);
  const link = page.locator('main section:last-of-type a[href^="/"]:not([href*="."], [href*="?"], [href*="#"])').last();
  const path = (await link.getAttribute("href"))!;
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("main")).toBeFocused();
  expect(await isSame(page)).toBe(true);
});

test("GEN-4 a link with a key held is the browser's; one to its own page adds no entry", async ({ page, context }) => {
  await openHydrated(page, "/about");
  const link = page.getByRole("contentinfo").locator('a[href="/reference"]').first();
  for (const press of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
    const opened = context.waitForEvent("page");
    await link.click(press);
    await (await opened).close();
  }
  await expect(page).toHaveURL(/\/about$/);

  await mark(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("contentinfo").locator('a[href="/about"]').click();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSame(page)).toBe(true);
});

test("GEN-4 links to files and to other sites are the browser's", async ({ page }) => {
  await openHydrated(page, "/corporate-capability");
  const handled = await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href*="."], main a[target], a[href^="tel:"]'),
    ];
    return links.map((link) => {
      // Prevents the browser's default action after the page's own listeners.
      addEventListener(
        "click",
        (event) => Object.assign(link, { wasTaken: event.defaultPrevented }, event.preventDefault()),
        { once: true },
      );
      link.click();
      return (link as unknown as { wasTaken: boolean }).wasTaken;
    });
  });
  expect(handled.length).toBeGreaterThan(2);
  expect(handled).not.toContain(true);
});

test("GEN-4 a script may load the page again", async ({ page }) => {
  await openHydrated(page, "/about");
  await mark(page);
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => location.reload());
  await loaded;
  expect(await isSame(page)).toBe(false);
});
