import type { Page } from "playwright/test";

/** Does what leads to another page, until that page is there with all that stands below its first screen. */
export async function arrive(page: Page, act: () => Promise<unknown>): Promise<void> {
  const title = await page.title();
  await act();
  // A page and its title come at once.
  await page.waitForFunction(
    (title) => document.title && document.title !== title && !document.querySelector("[data-awaited]"),
    title,
  );
}
