import { aboutPage } from "../../app/content/pages/about.ts";
import type { Page } from "playwright/test";
import { hydrated as formHydrated } from "../support/contact-visitor.ts";
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
  ["data is cut off", ABOUT_DATA, undefined],
  ["data cannot be read", ABOUT_DATA, { status: 200, contentType: "text/x-script", body: "[{}]" }],
] as const) {
  test(`OPS-4 a page whose ${what} is loaded as a document, once`, async ({ page }) => {
    await openHydrated(page, "/services");
    await page.route(url, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const documents = documentsOf(page);
    await footerLink(page, "About Us").click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(heading(page)).toHaveText(aboutPage.title);
    expect(documents).toEqual(["/about"]);
  });
}

/** Both ways in which a file may fail, of which `npm test` tries one for code and the other for styles. */
const MISSING = { status: 404 };
const CODE = process.env["TEST_ALL"] ? [MISSING, undefined] : [MISSING];
const SHEET = process.env["TEST_ALL"] ? [MISSING, undefined] : [undefined];
const saying = (answer?: object) => (answer ? "is missing" : "is cut off");

for (const answer of CODE) {
  test(`OPS-4 the open page is loaded again, once, if another page's code ${saying(answer)}, and what is typed stays`, async ({
    page,
  }) => {
    await page.goto("/contact");
    await formHydrated(page);
    await page.getByLabel("Name").fill("Jordan Avery");
    const documents = documentsOf(page);
    // Until the page is loaded again, since it may ask for the code more than once.
    await page.route(ABOUT_CHUNK, (route) => {
      if (documents.length > 0) return route.continue();
      return answer ? route.fulfill(answer) : route.abort();
    });
    await press(page, "/about");
    await expect.poll(() => documents).toEqual(["/contact"]);
    await formHydrated(page);
    await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
    await press(page, "/about");
    await expect(heading(page)).toHaveText(aboutPage.title);
    expect(documents).toEqual(["/contact"]);
  });
}

for (const answer of SHEET) {
  test(`OPS-4 a page whose style sheet ${saying(answer)} is loaded in full, once`, async ({ page }) => {
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
  await page.route(ABOUT_DATA, (route) => route.abort());
  const load = page.waitForEvent("load");
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate("/about?from=mail#leadership");
  });
  await load;
  await expect(page).toHaveURL(/\/about\?from=mail#leadership$/);
  await hydrated(page);
  await expect(page.locator("#leadership")).toBeInViewport();
});

test("GEN-4 offline the browser shows its own error; online again, what was typed is there", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/contact");
  await page.getByLabel("Name").fill("Jordan Avery");
  await context.setOffline(true);
  await press(page, "/about");
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});
