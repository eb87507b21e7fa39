import type { Page } from "playwright/test";
import { openHydrated, started } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const CONTACT_DATA = "/contact.data";

const contactLink = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /contact/i })
    .first();

/** Paths of the page's requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Paths loaded over the network rather than from the browser's cache. */
async function answersFromNetwork(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) paths.push(new URL(response.url).pathname);
  });
  return paths;
}

test("GEN-4 a page is fetched once the pointer rests on its link, and once only", async ({ page }) => {
  await openHydrated(page, "/about");
  const fetched = await answersFromNetwork(page);
  const prefetched = page.waitForResponse((response) => response.url().includes(CONTACT_DATA));
  await contactLink(page).hover();
  await (await prefetched).finished();
  await expect.poll(() => fetched.some((path) => /\/assets\/contact-[^/]+\.js$/.test(path))).toBe(true);
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(fetched.filter((path) => path === CONTACT_DATA)).toHaveLength(1);
});

test("GEN-4 the keyboard's focus fetches a page too", async ({ page }) => {
  await openHydrated(page, "/about");
  const prefetched = page.waitForResponse((response) => response.url().includes(CONTACT_DATA));
  await contactLink(page).focus();
  expect((await prefetched).status()).toBe(200);
});

/** Before a page loads: simulates connection properties. */
const tellOfLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value, configurable: true }), line);
/** Waits until intersection observers have been notified. */
const lookAround = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => void new IntersectionObserver(() => done()).observe(document.documentElement)),
  );

test("GEN-4 pages linked in the window are prefetched, and open without another request", async ({ page }) => {
  const fetched = await answersFromNetwork(page);
  await page.goto("/");
  // The form's code loads after the page.
  const parts = () =>
    fetched.filter((path) => path === CONTACT_DATA || /\/assets\/(?:contact-(?!form-)|radio-group-)[^/]+$/.test(path));
  for (const path of [CONTACT_DATA, "/services.data"]) await expect.poll(() => fetched).toContain(path);
  for (const kind of [/\.data$/, /\.js$/, /\.css$/]) {
    await expect.poll(parts, "its data, its code and its sheet").toContainEqual(expect.stringMatching(kind));
  }
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(parts()).toHaveLength(3);
});

test("GEN-4 a pointer on one of these links delays none of the others", async ({ page }) => {
  const fetched = await answersFromNetwork(page);
  await openHydrated(page, "/");
  await page.locator('main a[href="/contact"]').first().hover();
  for (const path of [CONTACT_DATA, "/services.data"]) await expect.poll(() => fetched).toContain(path);
});

test("GEN-4 links that are scrolled past are not prefetched", async ({ page }) => {
  // The clock stops before the page loads.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const requests = requestsOf(page);
  await page.goto("/about");
  // The stopped clock also delays idle callbacks.
  await started(page);
  await lookAround(page);
  await page.clock.runFor(299);
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  await lookAround(page);
  await page.clock.runFor(1000);
  expect(requests).not.toContain("/_.data");

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await lookAround(page);
  await page.clock.runFor(300);
  await expect.poll(() => requests).toContain("/_.data");
});

test("GEN-4 on a slow connection only pointing at a link prefetches", async ({ page }) => {
  await tellOfLine(page, { effectiveType: "3g" });
  await page.clock.install();
  await openHydrated(page, "/about");
  const requests = requestsOf(page);
  await page.clock.runFor(2000);
  await lookAround(page);
  await page.clock.runFor(2000);
  await contactLink(page).hover();
  await page.clock.runFor(20);
  await expect.poll(() => requests).toContain(CONTACT_DATA);
  expect(new Set(requests.filter((path) => path.endsWith(".data")))).toEqual(new Set([CONTACT_DATA]));
});

test("GEN-4 a pointer that sweeps over links prefetches nothing, nor does one on a file", async ({ page }) => {
  // Links in the window would be prefetched on a faster connection.
  await tellOfLine(page, { effectiveType: "3g" });
  await page.clock.install();
  await openHydrated(page, "/corporate-capability");
  const requests = requestsOf(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await contactLink(page).dispatchEvent("pointerover", { bubbles: true });
  await page.clock.runFor(19);
  await page.locator('a[href$=".pdf"]').first().dispatchEvent("pointerover", { bubbles: true });
  await page.clock.runFor(1000);
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);

  await contactLink(page).dispatchEvent("pointerover", { bubbles: true });
  await page.clock.runFor(20);
  await expect.poll(() => requests).toContain(CONTACT_DATA);
});

test("GEN-4 with data saver only opened pages load", async ({ page }) => {
  await tellOfLine(page, { saveData: true });
  await page.clock.install();
  await openHydrated(page, "/about");
  const requests = requestsOf(page);
  await page.clock.runFor(1000);
  await lookAround(page);
  await contactLink(page).hover();
  await page.clock.runFor(1000);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("GEN-4 the site's style sheet loads with the first page only; other pages load their own alone", async ({
  page,
}) => {
  await tellOfLine(page, { saveData: true });
  const paper = page.waitForResponse(/\/print-[^/]+\.css$/);
  await openHydrated(page, "/about");
  await paper;
  const requests = requestsOf(page);
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("#write form")).toBeVisible();
  const sheets = requests.filter((path) => path.endsWith(".css"));
  expect(sheets).toEqual([expect.stringMatching(/\/radio-group-[\w-]+\.css$/)]);
});

test("GEN-3 the End key leads to the end of a page, however little of it is laid out yet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/cybersecurity", "/corporate-capability"]) {
    await openHydrated(page, path);
    await page.keyboard.press("End");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY), path)
      // Heights are rounded, places are not.
      .toBeLessThan(2);
  }
});
