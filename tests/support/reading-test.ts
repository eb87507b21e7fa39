import type { Page } from "playwright/test";
import { test as siteTest } from "./site-test.ts";

interface WorkerFixtures {
  /** One page of this test process, in which reduced motion is asked for. */
  readingPage: Page;
}

/**
 * The site's test for what only reads a page: all tests of a process go from page to page in one window, as a reader
 * does, so that scripts, fonts and pictures that pages share are fetched and compiled once. A page is a new document each
 * time, and finds nothing stored. After a failure Playwright takes a new process, and with it a new window.
 */
export const test = siteTest.extend<object, WorkerFixtures>({
  readingPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.origin });
      // A page stores where it was scrolled to when it is left, so that only the next one can forget it.
      await context.addInitScript(() => {
        if (origin === "null") return;
        sessionStorage.clear();
        localStorage.clear();
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ readingPage: page, viewport }, use) => {
    await page.setViewportSize(viewport!);
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
      reducedMotion: "reduce",
    });
    await use(page);
    await page.context().clearCookies();
    // Nothing of this page is to speak in the next test.
    await page.goto("about:blank");
  },
});

export { expect } from "playwright/test";
