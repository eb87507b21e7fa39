import type { BrowserContextOptions, Page } from "playwright/test";
import { test as siteTest } from "./site-test.ts";

/** What a window has from its beginning. All else of a visitor changes in one that is open. */
type Visitor = Pick<
  BrowserContextOptions,
  "bypassCSP" | "deviceScaleFactor" | "hasTouch" | "isMobile" | "javaScriptEnabled"
>;

interface WorkerFixtures {
  /** The one page of this test process for such visitors. */
  readingPage: (visitor: Visitor) => Promise<Page>;
}

/**
 * The site's test for what only reads a page: all tests of a process go from page to page in one window, as a reader
 * does, so that scripts, fonts and pictures that pages share are fetched and compiled once. A page is a new document each
 * time, finds nothing stored, and moves nothing unless a file asks for motion (reducedMotion). After a failure Playwright
 * takes a new process, and with it a new window.
 *
 * A test finds the page of the test before it and goes to its own. A blank page in between would end the renderer, and
 * with it what is compiled: an isolated page (Cross-Origin-Embedder-Policy) shares none with a page that is not.
 */
export const test = siteTest.extend<object, WorkerFixtures>({
  readingPage: [
    async ({ browser, site }, use) => {
      const pages = new Map<string, Page>();
      await use(async (visitor) => {
        const key = JSON.stringify(visitor);
        if (!pages.has(key)) {
          const context = await browser.newContext({ ...visitor, baseURL: site.origin });
          // A page stores where it was scrolled to when it is left, so that only the next one can forget it.
          await context.addInitScript(() => {
            if (origin === "null") return;
            sessionStorage.clear();
            localStorage.clear();
          });
          pages.set(key, await context.newPage());
        }
        return pages.get(key)!;
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: "worker" },
  ],
  reducedMotion: "reduce",
  page: async (
    { readingPage, viewport, reducedMotion, bypassCSP, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled },
    use,
  ) => {
    const page = await readingPage({ bypassCSP, deviceScaleFactor, hasTouch, isMobile, javaScriptEnabled });
    await page.setViewportSize(viewport!);
    await page.emulateMedia({ media: null, colorScheme: null, contrast: null, forcedColors: null, reducedMotion });
    await use(page);
    await page.context().clearCookies();
    // Nothing of the next page is to lie under the pointer.
    await page.mouse.move(-1, -1);
    // An address with a hash would be a place on this page still, if it were the page's own. The path stays: a page whose code
    // starts only now asks for what stands there.
    if (page.url() !== "about:blank") await page.evaluate(() => history.replaceState(null, "", "?left"));
  },
  // A context of its own would be another than the page's.
  context: ({ page }, use) => use(page.context()),
});

export { expect } from "playwright/test";
