import type { Page } from "playwright/test";
import { contactPage } from "../../app/content/pages/contact.ts";
import { holdBack } from "../support/hold-back.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const ABOUT_CHUNK = /\/assets\/about-[\w-]+\.js/;
const FORM_CHUNK = /\/assets\/contact-form-[\w-]+\.js/;

const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const spinner = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

/** Begins to open a page, whose code does not come. */
async function clickAbout(page: Page) {
  const asked = page.waitForRequest(ABOUT_CHUNK);
  await footerLink(page, "About Us").evaluate((link: HTMLElement) => link.click());
  await asked;
}

/**
 * Goes to another document, as an address that is typed or a link to another site does; it comes when it is let. Until
 * then nothing can be asked of the page, so it tells at the last moment what it looks like.
 */
async function leaveFor(page: Page, path: string) {
  const come = await holdBack(page, `**${path}`);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate((to) => {
    addEventListener("pagehide", () => {
      const shown = [...document.querySelectorAll("h1, main [role=progressbar], [role=alert]")];
      sessionStorage.setItem("last-look", shown.map(({ textContent }) => textContent).join("; "));
    });
    setTimeout(() => location.assign(to));
  }, path);
  await asked;
  return come;
}

/** What the page that was left showed of heading, spinner and notice. */
const lastLook = (page: Page) => page.evaluate(() => sessionStorage.getItem("last-look"));

/** Paths of the documents that the browser asks for from here on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

// The browser reports the missing chunk, and React Router that it reloads; that is the subject of these tests.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

for (const [what, status] of [
  ["is cut off", undefined],
  ["is gone", 404],
] as const) {
  test(`DEP-1 a chunk that ${what} while another document is on its way keeps nobody from it`, async ({
    page,
    complaints,
  }) => {
    await page.goto("/services");
    await hydrated(page);
    const fail = await holdBack(page, ABOUT_CHUNK, (route) => (status ? route.fulfill({ status }) : route.abort()));
    const documents = documentsOf(page);
    await clickAbout(page);
    const come = await leaveFor(page, "/solutions");
    fail();
    await expect.poll(() => complaints.join("\n")).toContain("reloading page");
    come();
    await expect(page).toHaveURL(/\/solutions$/);
    await hydrated(page);
    expect(documents).toEqual(["/solutions"]);
    // The navigation that was overtaken had ended.
    expect(await lastLook(page)).toBe("Services");
  });
}

test("DEP-1 data that is cut off while another document is on its way shows no error", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const fail = await holdBack(page, "**/about.data*", (route) => route.abort());
  const asked = page.waitForRequest(/\/about\.data/);
  const failed = page.waitForEvent("requestfailed");
  await footerLink(page, "About Us").evaluate((link: HTMLElement) => link.click());
  await asked;
  const come = await leaveFor(page, "/solutions");
  fail();
  await failed;
  come();
  await expect(page).toHaveURL(/\/solutions$/);
  expect(await lastLook(page)).toBe("Services");
});

test("DEP-1 who stops the loading of a page stays, and can open it afterwards", async ({ page, complaints }) => {
  await page.goto("/services");
  await hydrated(page);
  await page.route(ABOUT_CHUNK, () => {}, { times: 1 });
  const documents = documentsOf(page);
  await clickAbout(page);
  await page.evaluate(() => window.stop());
  await expect.poll(() => complaints.join("\n")).toContain("reloading page");
  await expect(page.getByRole("alert")).toContainText("could not be reached");
  await expect(spinner(page)).toBeHidden();
  await expect(page).toHaveURL(/\/services$/);
  expect(documents).toEqual([]);

  // React Router would wait for the code that was stopped.
  await footerLink(page, "About Us").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  expect(documents).toEqual(["/about"]);
});

test("DEP-1 who goes back before a page's code fails is back", async ({ page, complaints }) => {
  await page.goto("/services");
  await hydrated(page);
  await footerLink(page, "Contact Us").click();
  await expect(page).toHaveURL(/\/contact$/);
  const fail = await holdBack(page, ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await clickAbout(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  fail();
  await expect.poll(() => complaints.join("\n")).toContain("reloading page");
  await footerLink(page, "About Us").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  expect(documents).toEqual(["/about"]);
});

test("FORM-3 a form whose code is cut off while another document is on its way keeps nobody from it", async ({
  page,
}) => {
  await page.goto("/services");
  await hydrated(page);
  const fail = await holdBack(page, FORM_CHUNK, (route) => route.abort());
  const asked = page.waitForRequest(FORM_CHUNK);
  await footerLink(page, "Contact Us").click();
  await asked;
  const documents = documentsOf(page);
  const come = await leaveFor(page, "/solutions");
  const failed = page.waitForEvent("requestfailed");
  fail();
  await failed;
  come();
  await expect(page).toHaveURL(/\/solutions$/);
  expect(await lastLook(page)).toBe(contactPage.heading);
  expect(documents).toEqual(["/solutions"]);
});

test("GEN-4 a page that the browser keeps while another was on its way comes back at rest, and works", async ({
  page,
}) => {
  await page.goto("/services");
  await hydrated(page);
  const come = await holdBack(page, ABOUT_CHUNK);
  await clickAbout(page);
  await expect(spinner(page)).toBeVisible();
  // Playwright cannot follow a page into the browser's cache of whole pages: these are the events of its way there.
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(spinner(page)).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL(/\/services$/);
  come();
  await footerLink(page, "About Us").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
});
