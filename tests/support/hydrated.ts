import type { Page } from "playwright/test";

/** Waits until React has started. */
export const started = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react")));

/** Waits until React has hydrated the whole page, without input. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("header, main > *, .page-part, footer")];
    return (
      document.querySelector(".site-header[data-live]") !== null &&
      document.querySelector("[data-menu]:not([data-live]), .accordion:not([data-ready])") === null &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react")))
    );
  });

/** Waits until React has hydrated a part that it hydrates by itself. */
export const hydratedPart = (page: Page, selector: string) =>
  page.waitForFunction(
    (part) => Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith("__reactProps")),
    selector,
  );

/** Goes to a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
