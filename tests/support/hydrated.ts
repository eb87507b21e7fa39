import type { Page } from "playwright/test";

/** Until React has taken over the document; what waits for the visitor's first sign still does. */
export const started = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));

/** Until React has taken over all of the page, after a first sign of a visitor. */
export async function hydrated(page: Page): Promise<void> {
  await started(page);
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() => document.querySelector(".site-header[data-live]"));
}
