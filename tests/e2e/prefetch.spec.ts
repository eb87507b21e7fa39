import type { Page } from "playwright/test";
import { contactPage } from "../../app/content/pages/contact.ts";
import { holdBack } from "../support/hold-back.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const CONTACT_DATA = "/contact.data";

const contactLink = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /contact/i })
    .first();

/** The paths of what the page asks for from here on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Paths that came over the network rather than from the browser's cache. */
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
  await page.goto("/about");
  await hydrated(page);
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
  await page.goto("/about");
  await hydrated(page);
  const prefetched = page.waitForResponse((response) => response.url().includes(CONTACT_DATA));
  await contactLink(page).focus();
  expect((await prefetched).status()).toBe(200);
});

/** Cuts the page off from every page's data; gives back how to tell what it asked for meanwhile. */
async function withholdData(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/\.data(\?|$)/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  return asked;
}

/** Until the page's data has come, to be read and kept. */
const kept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => performance.getEntriesByType("resource").filter((one) => new URL(one.name).pathname === name).length,
        path,
      ),
    )
    .toBeGreaterThanOrEqual(1);

test("GEN-4 a page that was fetched ahead opens even when its data cannot be had any more", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await contactLink(page).hover();
  await kept(page, CONTACT_DATA);
  const asked = await withholdData(page);
  await contactLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactPage.heading);
  await expect(page.getByRole("main")).toBeFocused();
  expect(asked).not.toContain(CONTACT_DATA);
});

test("GEN-4 EDGE-7 a visitor with a cookie of the parent domain has one page after the other read ahead", async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: "_ga", value: "GA1.2.3", url: site.origin }]);
  await tellOfLine(page, { effectiveType: "3g" });
  await page.goto("/about");
  await hydrated(page);
  await contactLink(page).hover();
  await kept(page, CONTACT_DATA);
  await page.getByRole("banner").getByRole("link", { name: "Goldthread" }).first().hover();
  await kept(page, "/_.data");
});

test("GEN-4 what the browser may not keep is fetched once, and kept by the page", async ({ page, context }) => {
  await context.setExtraHTTPHeaders({ authorization: "Basic eDp5" });
  await tellOfLine(page, { effectiveType: "3g" });
  await page.goto("/about");
  await hydrated(page);
  const requests = requestsOf(page);
  await contactLink(page).hover();
  await kept(page, CONTACT_DATA);
  await page.getByRole("banner").getByRole("link", { name: "Goldthread" }).first().hover();
  await expect.poll(() => requests).toContain("/_.data");
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  for (const path of [CONTACT_DATA, "/_.data"]) expect(requests.filter((asked) => asked === path)).toHaveLength(1);
});

test("GEN-4 what was fetched ahead five minutes ago is asked for anew", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await contactLink(page).hover();
  await kept(page, CONTACT_DATA);
  await page.evaluate(() => {
    const later = Date.now() + 5 * 60_000;
    Date.now = () => later;
  });
  const asked = page.waitForRequest((request) => request.url().includes(CONTACT_DATA));
  await contactLink(page).click();
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactPage.heading);
});

/** Before a page loads: what it is told of the line. */
const tellOfLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value, configurable: true }), line);
/** Until the browser has told all observers what is in the window. */
const lookAround = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => void new IntersectionObserver(() => done()).observe(document.documentElement)),
  );

test("GEN-4 pages that links in the window lead to are fetched ahead, and opened without another request", async ({
  page,
}) => {
  const fetched = await answersFromNetwork(page);
  await page.goto("/");
  // The form's own code comes once the page is there.
  const parts = () => fetched.filter((path) => path === CONTACT_DATA || /\/assets\/contact-(?!form-)[^/]+$/.test(path));
  for (const path of [CONTACT_DATA, "/services.data"]) await expect.poll(() => fetched).toContain(path);
  for (const kind of [/\.data$/, /\.js$/, /\.css$/]) {
    await expect.poll(parts, "its data, its code and its sheet").toContainEqual(expect.stringMatching(kind));
  }
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main")).toBeFocused();
  expect(parts()).toHaveLength(3);
});

test("GEN-4 code and sheets that the page has are not fetched ahead", async ({ page }) => {
  await page.goto("/services/a123-support");
  await hydrated(page);
  await expect(page.locator('link[rel=prefetch][href^="/services.data"]')).toHaveCount(1);
  const twice = await page.evaluate(() => {
    const own = new Set([
      ...Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]"), ({ href }) => href),
      ...(document.querySelector<HTMLElement>("style[data-sheets]")?.dataset["sheets"] ?? "")
        .split(" ")
        .map((path) => new URL(path, location.href).href),
    ]);
    const ahead = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(({ href }) => href);
    return ahead.filter((href) => own.has(href));
  });
  expect(twice).toEqual([]);
});

test("GEN-4 a pointer on one of them holds up none of the others", async ({ page }) => {
  const fetched = await answersFromNetwork(page);
  await page.goto("/");
  await hydrated(page);
  await page.locator('main a[href="/contact"]').first().hover();
  for (const path of [CONTACT_DATA, "/services.data"]) await expect.poll(() => fetched).toContain(path);
});

test("GEN-4 leaving a page in the midst of fetching ahead starts afresh on the next", async ({ page }) => {
  const fetched = await answersFromNetwork(page);
  const release = await holdBack(page, "**/_.data*");
  const asked = page.waitForRequest(/\/_\.data/);
  await page.goto("/services/sap");
  await asked;
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/solutions/userprovisioning"]')!.click());
  await expect(page).toHaveURL(/userprovisioning$/);
  release();
  await expect.poll(() => fetched).toContain("/solutions.data");
});

test("GEN-4 links that are scrolled past are not fetched", async ({ page }) => {
  // From the first moment the clock stands still.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const requests = requestsOf(page);
  await page.goto("/about");
  await hydrated(page);
  await page.clock.runFor(500);
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

test("GEN-4 on a slow line only what a visitor points at is fetched ahead", async ({ page }) => {
  await tellOfLine(page, { effectiveType: "3g" });
  await page.clock.install();
  await page.goto("/about");
  await hydrated(page);
  const requests = requestsOf(page);
  await page.clock.runFor(2000);
  await lookAround(page);
  await page.clock.runFor(2000);
  await contactLink(page).hover();
  await page.clock.runFor(20);
  await expect.poll(() => requests).toContain(CONTACT_DATA);
  expect(new Set(requests.filter((path) => path.endsWith(".data")))).toEqual(new Set([CONTACT_DATA]));
});

test("GEN-4 a pointer that sweeps over links fetches nothing, nor does one on a file", async ({ page }) => {
  // Links in the window would be fetched on a faster line.
  await tellOfLine(page, { effectiveType: "3g" });
  await page.clock.install();
  await page.goto("/corporate-capability");
  await hydrated(page);
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

test("GEN-4 who saves data fetches only what is opened", async ({ page }) => {
  await tellOfLine(page, { saveData: true });
  await page.clock.install();
  await page.goto("/about");
  await hydrated(page);
  const requests = requestsOf(page);
  await page.clock.runFor(1000);
  await lookAround(page);
  await contactLink(page).hover();
  await page.clock.runFor(1000);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("GEN-4 the site's sheet comes with the first page and with no other, which brings its own alone", async ({
  page,
}) => {
  await tellOfLine(page, { saveData: true });
  const paper = page.waitForResponse(/\/print-[^/]+\.css$/);
  await page.goto("/about");
  await hydrated(page);
  await paper;
  const requests = requestsOf(page);
  await contactLink(page).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("#write form")).toBeVisible();
  const sheets = requests.filter((path) => path.endsWith(".css"));
  expect(sheets).toEqual([expect.stringMatching(/\/contact-[\w-]+\.css$/)]);
});

/** How many sections wait to be laid out until they come near. */
const waiting = (page: Page) =>
  page
    .locator("main > *, .site-footer")
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === "auto").length);

/** How many sections are not laid out yet. */
const notLaidOut = (page: Page) =>
  page
    .locator("main > *, .site-footer")
    .evaluateAll(
      (all) =>
        all.filter(({ firstElementChild: part }) => !part!.checkVisibility({ contentVisibilityAuto: true })).length,
    );

test("GEN-3 far sections are laid out when they come near, and no sooner", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const sections = await waiting(page);
  expect(sections).toBeGreaterThan(5);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))));
  const far = await notLaidOut(page);
  expect(far).toBeGreaterThan(3);
  await page.locator("main > section").nth(4).scrollIntoViewIfNeeded();
  await expect.poll(() => notLaidOut(page)).toBeLessThan(far);
});

for (const path of ["/", "/cybersecurity", "/corporate-capability"]) {
  test(`GEN-3 the End key leads to the end of ${path}, however little of it is laid out yet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    await page.keyboard.press("End");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY))
      // Heights are rounded, places are not.
      .toBeLessThan(2);
  });
}

test("GEN-3 who is brought to a place on a page has all of it laid out first", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  expect(await waiting(page)).toBeGreaterThan(5);
  await page.reload();
  await hydrated(page);
  expect(await waiting(page)).toBe(0);
  await contactLink(page).click();
  await expect(page.locator("#write")).toBeVisible();
  await expect.poll(() => waiting(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.locator(".hero")).toBeVisible();
  expect(await waiting(page)).toBe(0);
});
