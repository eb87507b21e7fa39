import { openHydrated } from "./hydrated.ts";
import type { Locator, Page } from "playwright/test";

/** The parts of the site's head, by role and name. */
export function headerOf(page: Page) {
  const nav = page.locator(".main-nav");
  // The served tabs, which React replaces, do not react to anything.
  const tabs = nav.locator(".mega-grid:not(:has([data-served]))");
  const sheet = page.getByRole("dialog", { name: "Menu" });
  return {
    header: page.getByRole("banner"),
    nav,
    link: (name: string) => nav.getByRole("link", { name, exact: true }),
    toggle: (name: "Services" | "Solutions") => nav.getByRole("button", { name: `${name} menu` }),
    categories: tabs.getByRole("tab"),
    panel: tabs.getByRole("tabpanel"),
    overview: nav.getByRole("link", { name: "Solutions Overview" }),
    /** The panel of a menu. */
    menu: (name: "Services" | "Solutions") => nav.locator(`.${name.toLowerCase()}-menu`),
    menuButton: page.locator(".site-header .menu-button"),
    /** The mobile menu, while it is open. */
    sheet,
    closeButton: sheet.getByRole("button", { name: "Close menu" }),
    /** The row of a list of the mobile menu, and the list while it is open. */
    row: (name: "Services" | "Solutions") => sheet.getByRole("button", { name, exact: true }),
    list: (name: "Services" | "Solutions") => sheet.getByRole("group", { name, exact: true }),
  };
}

/** Opens a page and waits until its header is hydrated. */
export async function visit(page: Page, path: string) {
  await openHydrated(page, path);
  return headerOf(page);
}

/** Stops the page's clock; afterwards only `page.clock.runFor` advances it. Needs `page.clock.install` first. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
