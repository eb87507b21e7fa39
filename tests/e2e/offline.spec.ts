import type { Page } from "playwright/test";
import { CUT_OFF_NOTICE } from "../../app/content/interface/cut-off-notice.ts";
import { contactPage } from "../../app/content/pages/contact.ts";
import { expectNoViolations } from "../support/axe.ts";
import { BROKEN_ABOUT_CHUNK } from "../support/failing-page.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const ABOUT_CHUNK = /\/assets\/about-[\w-]+\.js/;

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("alert");
const spinner = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

/** Opens a page whose links are not fetched ahead. */
async function open(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto(path);
  await hydrated(page);
}

/** Paths of the documents that the browser asks for from here on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

async function expectNotice(page: Page) {
  await expect(notice(page)).toContainText(CUT_OFF_NOTICE.title);
  await expect(notice(page)).toContainText(CUT_OFF_NOTICE.description);
  await expect(spinner(page)).toBeHidden();
}

// The browser reports each request that fails, and React Router that it reloads.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test("GEN-4 a link that is clicked offline leaves the page open and says so, and opens once the line is back", async ({
  page,
  context,
}) => {
  await open(page, "/services");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const documents = documentsOf(page);
  const entries = await page.evaluate(() => history.length);
  const link = footerLink(page, "About Us");
  await layOutWholePage(page);
  await link.evaluate((one) => one.scrollIntoView({ behavior: "instant" }));
  await link.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expectNotice(page);
  await expect(notice(page)).toBeInViewport();
  await expect(page).toHaveURL(/\/services$/);
  await expect(heading(page)).toHaveText("Services");
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.locator("body > [role=status]")).toBeEmpty();

  // A second try is answered anew, so that it is announced again.
  const first = await notice(page).elementHandle();
  await page.keyboard.press("Enter");
  await expect.poll(() => first!.evaluate((one) => one.isConnected)).toBe(false);
  await expectNotice(page);
  expect(documents).toEqual([]);

  await context.setOffline(false);
  await link.click();
  await expect(heading(page)).toHaveText("About");
  await expect(notice(page)).toHaveCount(0);
});

for (const [what, url] of [
  ["data", "**/about.data*"],
  ["code", ABOUT_CHUNK],
] as const) {
  test(`GEN-4 a page whose ${what} alone cannot be reached leaves the visitor where they are`, async ({ page }) => {
    await open(page, "/services");
    await page.route(url, (route) => route.abort());
    const documents = documentsOf(page);
    await footerLink(page, "About Us").click();
    await expectNotice(page);
    await expect(page).toHaveURL(/\/services$/);
    await expect(heading(page)).toHaveText("Services");
    expect(documents).toEqual([]);
    // Another page can be had.
    await footerLink(page, "Solutions Overview").or(footerLink(page, "Contact Us")).first().click();
    await expect(page).toHaveURL(/\/(contact|solutions)$/);
    await expect(notice(page)).toHaveCount(0);

    await page.unroute(url);
    await footerLink(page, "About Us").click();
    await expect(heading(page)).toHaveText("About");
  });
}

test("HDR-4 GEN-4 a services menu whose tabs could not be fetched leaves the page open offline, and leads on afterwards", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/contact");
  const documents = documentsOf(page);
  await context.setOffline(true);
  const toggle = page.getByRole("button", { name: "Services menu" });
  await toggle.press("Enter");
  await page.locator("#services-menu .mega-tab").first().press("Enter");
  await expectNotice(page);
  await expect(page).toHaveURL(/\/contact$/);
  expect(documents).toEqual([]);

  await context.setOffline(false);
  await toggle.press("Enter");
  await page.locator("#services-menu").getByRole("link", { name: "SAP", exact: true }).click();
  await expect(page).toHaveURL(/\/services\/sap$/);
  await expect(heading(page)).toHaveText(/SAP/);
});

test("GEN-4 offline, pages that were fetched ahead or looked at open as ever", async ({ page, context }) => {
  await page.goto("/about");
  await hydrated(page);
  const contact = page
    .getByRole("banner")
    .getByRole("link", { name: /contact/i })
    .first();
  await contact.hover();
  // Its data, its code and its sheet.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          performance.getEntriesByType("resource").filter((one) => /\/contact(\.data|-(?!form-))/.test(one.name))
            .length,
      ),
    )
    .toBe(3);
  const documents = documentsOf(page);
  await context.setOffline(true);
  const withoutForm = page.waitForEvent("requestfailed", (request) => /\/contact-form-/.test(request.url()));
  await contact.click();
  await expect(heading(page)).toHaveText(contactPage.heading);
  // The form's code was not fetched with the page: its place stays empty, and the page open.
  await withoutForm;
  await expect(heading(page)).toHaveText(contactPage.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText("About");
  await expect(notice(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("GEN-3 going back offline to a page that is not at hand stays on the page, and in its place in the history", async ({
  page,
  context,
}) => {
  await open(page, "/services");
  await footerLink(page, "About Us").click();
  await expect(heading(page)).toHaveText("About");
  // What was looked at before is forgotten by a reload.
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expectNotice(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading(page)).toHaveText("About");
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/services$/);
  await expect(heading(page)).toHaveText("Services");
});

test("GEN-1 a link of the not-found page that is clicked offline leaves that page as it is", async ({
  page,
  context,
}) => {
  await open(page, "/nowhere");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Contact Support" }).click();
  await expectNotice(page);
  await expect(page.getByRole("main")).toContainText("/nowhere");
});

test("GEN-5 offline, the buttons of the error page leave it open", async ({ page, context }) => {
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ contentType: "text/javascript", body: BROKEN_ABOUT_CHUNK }));
  await open(page, "/services");
  await footerLink(page, "About Us").click();
  await expect(heading(page)).toHaveText("Something went wrong");
  const documents = documentsOf(page);
  await context.setOffline(true);
  for (const button of [page.getByRole("button", { name: "Reload" }), page.getByRole("link", { name: "Go Home" })]) {
    await button.click();
    await expectNotice(page);
    await page.getByRole("button", { name: CUT_OFF_NOTICE.close }).click();
    await expect(button).toBeFocused();
  }
  expect(documents).toEqual([]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Go Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("what is said of a page that cannot be reached is accessible, and can be closed", async ({ page, context }) => {
  await open(page, "/services");
  await context.setOffline(true);
  const link = footerLink(page, "About Us");
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await link.focus();
    await page.keyboard.press("Enter");
    await expectNotice(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await expectNoViolations(page, { isAtRest: true });
    await page.getByRole("button", { name: CUT_OFF_NOTICE.close }).focus();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});
