import type { Page } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const CONTACT_DATA = "/contact.data";

const contactLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });

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
  await openHydrated(page, "/privacy");
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

test("GEN-4 pages of buttons in view are fetched, and open without another request", async ({ page }) => {
  const fetched = await answersFromNetwork(page);
  await page.goto("/");
  // The form's code loads after the page.
  const parts = () =>
    fetched.filter((path) => path === CONTACT_DATA || /\/assets\/contact-(?!form-)[^/]+\.js$/.test(path));
  for (const path of [CONTACT_DATA, "/services.data"]) await expect.poll(() => fetched).toContain(path);
  for (const kind of [/\.data$/, /\.js$/]) {
    await expect.poll(parts, "its data and its code").toContainEqual(expect.stringMatching(kind));
  }
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(parts()).toHaveLength(2);
});

test("GEN-4 a pointer that rests on a link fetches its page, one that sweeps does not", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/accessibility");
  await page.waitForLoadState("networkidle");
  const requests = requestsOf(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await contactLink(page).hover();
  await page.clock.runFor(99);
  await page.locator('a[href$=".yaml"]').first().hover();
  await page.clock.runFor(1000);
  expect(requests.filter((path) => path === CONTACT_DATA || path.endsWith(".yaml"))).toEqual([]);

  await contactLink(page).hover();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(requests).toContain(CONTACT_DATA);
  }).toPass();
  // The keyboard's focus fetches a page too.
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).focus();
  await expect(async () => {
    await page.clock.runFor(100);
    expect(requests).toContain("/services.data");
  }).toPass();
});

test("GEN-4 later pages need one style sheet, which is fetched before a click", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") sheets.push(new URL(request.url()).pathname);
  });
  const later = page.waitForResponse(/\/all-[^/]+\.css$/);
  await openHydrated(page, "/about");
  await (await later).finished();
  await contactLink(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("#write form")).toBeVisible();
  expect(sheets.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/all-[^/]+\.css$/),
    expect.stringMatching(/^\/assets\/print-[^/]+\.css$/),
  ]);
});

test("GEN-3 the End key leads to the end of a page, however little of it is laid out yet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The browser is never idle. Chrome computes at the press where to scroll to.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openHydrated(page, "/corporate-capability");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const estimated = await height();
  const atFirstScroll = page.evaluate(
    () => new Promise((done) => addEventListener("scroll", () => done(document.documentElement.scrollHeight))),
  );
  await page.keyboard.press("End");
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
    // Heights are rounded, places are not.
    .toBeLessThan(2);
  expect(await height()).toBe(await atFirstScroll);
  expect(await height()).not.toBe(estimated);
});
