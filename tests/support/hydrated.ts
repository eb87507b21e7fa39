import type { Page } from "playwright/test";

/** Until React has started on the document; its sections may still wait for an idle moment. */
export const started = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react")));

/** Until React has hydrated all of the page, which takes no input. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("header, main > *, footer")];
    return (
      document.querySelector(".site-header[data-live]") !== null &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react")))
    );
  });

/** Goes to a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
