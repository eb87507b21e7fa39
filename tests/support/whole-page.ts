import type { Page } from "playwright/test";

/** Waits until the page's far sections are laid out. */
export const layOutWholePage = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset["deferred"] === undefined);
