import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const ABOUT_CHUNK = /\/assets\/about-[\w-]+\.js/;
const ABOUT_DATA = "**/about.data*";
const FLIP_SHEET = /\/assets\/flip-card-[\w-]+\.css$/;

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Clicks a link without hovering over it, which would prefetch its page. */
const press = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Paths of documents that the browser requests from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

// The browser reports each failed request, and React Router each reload.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

for (const [what, url, answer] of [
  ["code is missing", ABOUT_CHUNK, { status: 404 }],
  ["code is cut off", ABOUT_CHUNK, undefined],
  ["data is cut off", ABOUT_DATA, undefined],
  ["data cannot be read", ABOUT_DATA, { status: 200, contentType: "text/x-script", body: "[{}]" }],
] as const) {
  test(`OPS-4 a page whose ${what} is loaded as a document, once`, async ({ page }) => {
    await openHydrated(page, "/services");
    await page.route(url, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const documents = documentsOf(page);
    await footerLink(page, "About Us").click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toHaveText("About");
    expect(documents).toEqual(["/about"]);
  });
}

for (const answer of [{ status: 404 }, undefined]) {
  test(`OPS-4 a page whose style sheet ${answer ? "is missing" : "is cut off"} is loaded in full, once`, async ({
    page,
  }) => {
    await openHydrated(page, "/services");
    await page.route(FLIP_SHEET, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const documents = documentsOf(page);
    await press(page, "/flip-cards");
    await expect(page.locator(".flip-cards")).toHaveCSS("display", "grid");
    expect(documents).toEqual(["/flip-cards"]);
  });
}

test("OPS-4 GEN-6 query and hash survive the document load", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate("/about?from=mail#leadership");
  });
  await expect(page).toHaveURL(/\/about\?from=mail#leadership$/);
  await expect(page.locator("#leadership")).toBeFocused();
});

test("GEN-4 offline the browser shows its own error, and going back restores what was typed", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/contact");
  await page.getByLabel("Name").fill("Jordan Avery");
  await context.setOffline(true);
  await footerLink(page, "About Us").click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error:|\/about$/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});

for (const [what, url] of [
  ["code", ABOUT_CHUNK],
  ["data", ABOUT_DATA],
] as const) {
  test(`OPS-4 ${what} that is aborted by leaving for another document does not bring the visitor back`, async ({
    page,
  }) => {
    await openHydrated(page, "/services");
    const fail = await holdBack(page, url, (route) => route.abort());
    const arrive = await holdBack(page, "**/solutions");
    const documents = documentsOf(page);
    const asked = page.waitForRequest((request) => request.url().includes("/about"));
    await press(page, "/about");
    await asked;
    await page.evaluate(() => setTimeout(() => location.assign("/solutions")));
    await expect.poll(() => documents).toEqual(["/solutions"]);
    fail();
    arrive();
    await expect(page).toHaveURL(/\/solutions$/);
    await hydrated(page);
    expect(documents).toEqual(["/solutions"]);
  });
}

test("GEN-3 a visitor who goes back before a page's code fails to load stays there", async ({ page }) => {
  await openHydrated(page, "/services");
  await footerLink(page, "Contact Us").click();
  await expect(page).toHaveURL(/\/contact$/);
  const fail = await holdBack(page, ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForRequest(ABOUT_CHUNK);
  await press(page, "/about");
  await asked;
  await page.goBack();
  await expect(heading(page)).toHaveText("Services");
  fail();
  await footerLink(page, "Contact Us").click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("GEN-4 a page whose code cannot be prefetched leaves the open page, and what is typed, alone", async ({
  page,
}) => {
  await openHydrated(page, "/contact");
  await page.getByLabel("Name").fill("Jordan Avery");
  const documents = documentsOf(page);
  await page.route(ABOUT_CHUNK, (route) => route.abort());
  // React Router logs this and reloads in the same task.
  const reloads: string[] = [];
  page.on("console", (message) => message.text().includes("reloading page") && reloads.push(message.text()));
  // Again if the page moved under the pointer within the first 100 ms, which ends the intent.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await footerLink(page, "About Us").hover();
    await expect.poll(() => reloads.length, { timeout: 2000 }).toBe(1);
  }).toPass();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(documents).toEqual([]);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});
