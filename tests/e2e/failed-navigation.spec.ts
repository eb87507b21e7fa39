import { aboutPage } from "../../app/content/pages/about.ts";
import type { Page, Request } from "playwright/test";
import { hydrated as formHydrated } from "../support/contact-visitor.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/hold-back.ts";
import { navigate } from "../support/navigate.ts";
import { expect, test } from "../support/site-test.ts";

const ABOUT_CHUNK = /\/assets\/about-[\w-]+\.js/;
const ABOUT_DATA = "**/about.data*";
const LATER_STYLES = /\/assets\/all-[\w-]+\.css$/;

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

test("OPS-4 a page whose data cannot be read is loaded as a document, once", async ({ page }) => {
  await openHydrated(page, "/services");
  await page.route(ABOUT_DATA, (route) => route.fulfill({ contentType: "text/x-script", body: "[{}]" }));
  const documents = documentsOf(page);
  await footerLink(page, "About Us").click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page)).toHaveText(aboutPage.title);
  expect(documents).toEqual(["/about"]);
});

test("OPS-4 the open page is loaded again, once, if another page's code is missing", async ({ page }) => {
  await page.goto("/contact");
  await formHydrated(page);
  await page.getByLabel("Name").fill("Jordan Avery");
  const documents = documentsOf(page);
  // Until the page is loaded again, since it may ask for the code more than once.
  await page.route(ABOUT_CHUNK, (route) => (documents.length > 0 ? route.continue() : route.fulfill({ status: 404 })));
  await press(page, "/about");
  await expect.poll(() => documents).toEqual(["/contact"]);
  await formHydrated(page);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
  await press(page, "/about");
  await expect(heading(page)).toHaveText(aboutPage.title);
  expect(documents).toEqual(["/contact"]);
});

test("OPS-4 if the styles of later pages are cut off, the next page is loaded in full, once", async ({ page }) => {
  await page.route(LATER_STYLES, (route) => route.abort());
  const failure = page.waitForEvent("requestfailed", (request) => LATER_STYLES.test(request.url()));
  await openHydrated(page, "/services");
  await failure;
  const documents = documentsOf(page);
  // The first page needs none of them.
  await page.getByRole("searchbox").fill("audit");
  await expect(page).toHaveURL(/q=audit/);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await press(page, "/flip-cards");
  await expect(page.locator(".flip-cards")).toHaveCSS("display", "grid");
  await hydrated(page);
  expect(documents).toEqual(["/flip-cards"]);
});

test("GEN-4 the first page works while the styles of later pages are under way", async ({ page }) => {
  await holdBack(page, LATER_STYLES);
  const asked = page.waitForRequest(LATER_STYLES);
  await openHydrated(page, "/services");
  await asked;
  await page.getByRole("searchbox").fill("hyperion");
  await expect(page.getByRole("main").getByRole("link", { name: "Oracle Hyperion" }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Penetration Testing" })).toHaveCount(0);
});

test("OPS-4 a page whose styles fail after the click is loaded in full, once", async ({ page }) => {
  const release = await holdBack(page, LATER_STYLES, (route) => route.abort());
  await openHydrated(page, "/services");
  const documents = documentsOf(page);
  await press(page, "/flip-cards");
  await expect(page).toHaveURL(/\/flip-cards$/);
  expect(documents).toEqual([]);
  release();
  await expect(page.locator(".flip-cards")).toHaveCSS("display", "grid");
  await hydrated(page);
  expect(documents).toEqual(["/flip-cards"]);
});

const isLoad = (request: Request) => request.isNavigationRequest();

/** Lets the next load of a document end as by the browser's Stop button. Resolves to its path once it has. */
async function stopNextLoad(page: Page): Promise<{ stopped: Promise<string> }> {
  await page.route("**/*", (route) => (isLoad(route.request()) ? route.abort("aborted") : route.fallback()));
  return { stopped: page.waitForEvent("requestfailed", isLoad).then((request) => new URL(request.url()).pathname) };
}
const endAnimations = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));

test("OPS-4 a page without styles is shown as it is if the visitor stops its full load", async ({ page }) => {
  const release = await holdBack(page, LATER_STYLES, (route) => route.abort());
  await openHydrated(page, "/services");
  const { stopped } = await stopNextLoad(page);
  await press(page, "/flip-cards");
  await expect(page).toHaveURL(/\/flip-cards$/);
  release();
  expect(await stopped).toBe("/flip-cards");
  await endAnimations(page, "html");
  await expect(heading(page)).toBeVisible();
});

test("GEN-4 no progress is shown after the visitor has stopped the full load of a page that is not found", async ({
  page,
}) => {
  await openHydrated(page, "/services");
  const { stopped } = await stopNextLoad(page);
  await navigate(page, "/services/nowhere");
  expect(await stopped).toBe("/services/nowhere");
  const progress = page.locator(".page-progress");
  await endAnimations(page, ".page-progress");
  await expect(progress).toBeHidden();
  await holdBack(page, ABOUT_DATA);
  await press(page, "/about");
  await endAnimations(page, ".page-progress");
  await expect(progress).toBeVisible();
});

test("OPS-4 GEN-6 query and hash survive the document load", async ({ page }) => {
  await openHydrated(page, "/");
  await page.route(ABOUT_DATA, (route) => route.abort());
  const load = page.waitForEvent("load");
  await navigate(page, "/about?from=mail#leadership");
  await load;
  await expect(page).toHaveURL(/\/about\?from=mail#leadership$/);
  await hydrated(page);
  await expect(page.locator("#leadership")).toBeInViewport();
});

test("OPS-4 going back to the first page loads it in full, once, if its data cannot be read", async ({ page }) => {
  await openHydrated(page, "/services");
  await press(page, "/about");
  await expect(heading(page)).toHaveText(aboutPage.title);
  await page.route("**/services.data*", (route) => route.fulfill({ contentType: "text/x-script", body: "[{}]" }));
  const documents = documentsOf(page);
  await page.goBack();
  await expect(page.getByRole("searchbox")).toBeVisible();
  expect(documents).toEqual(["/services"]);
});

test("GEN-3 GEN-6 a page that is not found keeps its query and hash, and going back returns to where its link was", async ({
  page,
}) => {
  await openHydrated(page, "/services");
  await page.evaluate(() => window.scrollTo(0, 900));
  const documents = documentsOf(page);
  await navigate(page, "/services/nowhere?from=mail#part");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await expect(page).toHaveURL("/services/nowhere?from=mail#part");
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  expect(documents).toContain("/services/nowhere");
});

test("GEN-4 offline the browser shows its own error, and what was typed stays", async ({ page, context }) => {
  await openHydrated(page, "/contact");
  await formHydrated(page);
  await page.getByLabel("Name").fill("Jordan Avery");
  await context.setOffline(true);
  await press(page, "/about");
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  // The connection may return a moment after it is allowed.
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/contact$/, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});
