import type { Page } from "playwright/test";

/** Until the page has laid out its far sections too. */
export const layOutWholePage = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset["deferred"] === undefined);
