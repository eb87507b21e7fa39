import type { Page } from "playwright/test";
import { startInTwoParts } from "../support/in-two-parts.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

/** Long enough for a browser that would paint what it has. */
const CHANCE_TO_PAINT_MS = 300;

/** The sum of all layout shifts since the page was opened, the browser's own doubts about their cause aside. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Shifts are reported with the frame they are seen in.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

/** Until the browser has painted what has come, or shows that it does not want to. */
const givePaintItsChance = (page: Page) =>
  page.evaluate(
    (patience) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, patience);
      }),
    CHANCE_TO_PAINT_MS,
  );

for (const path of [...PAGE_OF_EACH_KIND, "/#contractvehicles"]) {
  for (const width of [390, 1440]) {
    test(`on a slow line nothing moves when the rest of ${path} comes, ${width} px wide`, async ({
      page,
      site,
      complaints,
    }) => {
      const line = await startInTwoParts(site.origin, "</h1>");
      try {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(line.origin + path, { waitUntil: "commit" });
        await page.locator("h1").waitFor({ state: "attached" });
        await givePaintItsChance(page);
        line.release();
        await page.waitForLoadState();
        expect(await layoutShift(page)).toBeLessThan(0.01);
      } finally {
        await line.stop();
      }
      // A page that is not there says so.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|No page at/.test(text)));
    });
  }
}

for (const path of ["/", "/services/digital-transformation", "/no-such-page"]) {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`where the rest of ${path} never comes, its first words can be read all the same, motion: ${reducedMotion}`, async ({
      page,
      site,
      complaints,
    }) => {
      const line = await startInTwoParts(site.origin, "</h1>");
      try {
        await page.emulateMedia({ reducedMotion });
        await page.goto(line.origin + path, { waitUntil: "commit" });
        const heading = page.getByRole("heading", { level: 1 });
        await expect(heading).toBeVisible({ timeout: 20_000 });
      } finally {
        await line.stop();
      }
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|ERR_|No page at/.test(text)));
    });
  }
}
