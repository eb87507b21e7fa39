import type { Page } from "playwright/test";

/** Until React has taken over the document; what waits for the visitor's first sign still does. */
export const started = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react")));

/** Until React has taken over all of the page, after a sign of a visitor. The page may be on its way still. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    // Between two pages a document may have no root yet.
    if (!Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react"))) return false;
    dispatchEvent(new Event("wheel"));
    return document.querySelector(".site-header[data-live]") !== null;
  });
