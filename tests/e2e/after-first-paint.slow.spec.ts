import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const HERO = /\/pictures\/hero-/;
/** The scripts' timeout if nothing starts them (router/shims/after-first-paint.ts). */
const PATIENCE_MS = 1000;

/** When the page was painted and when it requested its first script, in milliseconds since its start. */
const times = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
    scripted: Math.min(
      ...performance
        .getEntriesByType("resource")
        .flatMap(({ name, startTime }) => (name.endsWith(".js") ? startTime : [])),
    ),
  }));

/** Whether the page has requested any script yet; a new document has no head. */
const isScripted = (page: Page) => page.evaluate(() => document.querySelector("link[rel=modulepreload]") !== null);

for (const path of ["/", "/services/sap", "/nowhere"]) {
  test(`GEN-4 ${path} is painted before it asks for scripts`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    const { painted, scripted } = await times(page);
    expect(scripted).toBeGreaterThanOrEqual(painted);
    // The browser and the page both report the unknown path.
    complaints.length = 0;
  });
}

/** Removes the page's timeouts. */
const withoutPatience = (page: Page) =>
  page.addInitScript((patience) => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, ms = 0) =>
      ms === patience ? 0 : setTimeout(task, ms)) as typeof setTimeout;
  }, PATIENCE_MS);

/** Records the page's first paint, which Playwright's clock hides from everything else. Returns a function to read it. */
async function notePaint(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => Object.assign(window, { isPainted: true })).observe({ type: "paint" });
  });
  return () => page.evaluate(() => "isPainted" in window);
}

test("GEN-4 scripts wait for the picture of the first screen, with a timeout", async ({ page }) => {
  const release = await holdBack(page, HERO);
  const isPainted = await notePaint(page);
  // The clock stops before the page loads.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(isPainted).toBe(true);
  await page.clock.runFor(PATIENCE_MS - 1);
  expect(await isScripted(page)).toBe(false);
  await page.clock.runFor(1);
  expect(await isScripted(page)).toBe(true);
  release();
});

test("GEN-4 scripts are asked for once the picture of the first screen is there, or will not come", async ({
  page,
  complaints,
}) => {
  await withoutPatience(page);
  const release = await holdBack(page, HERO);
  const isPainted = await notePaint(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(isPainted).toBe(true);
  expect(await isScripted(page)).toBe(false);
  release();
  await expect.poll(() => isScripted(page)).toBe(true);

  await page.unroute(HERO);
  await page.route(HERO, (route) => route.fulfill({ status: 404 }));
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => isScripted(page)).toBe(true);
  // The missing picture.
  complaints.length = 0;
});

test("GEN-4 a page in the background does not wait to be painted", async ({ page }) => {
  await withoutPatience(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/about");
  await expect.poll(() => isScripted(page)).toBe(true);
});

for (const [what, patch] of [
  ["does not know", () => delete (window as Partial<typeof globalThis>).PerformanceObserver],
  [
    "refuses to tell",
    () =>
      (window.PerformanceObserver.prototype.observe = () => {
        throw new TypeError("Unknown");
      }),
  ],
] as const) {
  test(`GEN-4 a browser that ${what} when it paints has the scripts a second later`, async ({ page, complaints }) => {
    await page.addInitScript(patch);
    await openHydrated(page, "/about");
    // The line in the console.
    complaints.length = 0;
  });
}

test("GEN-4 the print style sheet loads after the first screen, even without JavaScript", async ({
  page,
  complaints,
}) => {
  const first = await page.request.get("/about").then((answer) => answer.text());
  expect(first).toMatch(/<noscript[^>]*><link rel="stylesheet" [^>]*media="print"/);
  expect(first.replaceAll(/<noscript.*?<\/noscript>/g, "")).not.toMatch(/media="print"/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator('head > link[media="print"]')).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  // The missing scripts.
  complaints.length = 0;
});

test("GEN-4 hydration leaves one print style sheet and one web manifest link", async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  await expect(page.locator('link[media="print"]')).toHaveCount(1);
});
