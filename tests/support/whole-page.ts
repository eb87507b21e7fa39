import type { Page } from "playwright/test";

/** Has the far sections laid out too, for checks that look at all of the page without scrolling through it. */
export const layOutWholePage = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.toggleAttribute("data-whole", true));
