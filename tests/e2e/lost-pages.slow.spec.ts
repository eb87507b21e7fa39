import { aboutPage } from "../../app/content/pages/about.ts";
import type { Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { breakAboutPage, BROKEN_ABOUT_CHUNK, FAILURE } from "../support/failing-page.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const ABOUT_CHUNK = /\/assets\/about-[^/]+\.js$/;

async function expectErrorPage(page: Page, errorText: string) {
  await expect(page).toHaveTitle("Something went wrong");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByRole("main")).toContainText(
    "An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.",
  );
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main")).toContainText(errorText);
  // Nothing of the page that failed.
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical], meta[name=description], meta[property^='og:']")).toHaveCount(0);
}

/** An error page creates the document anew, including its style sheet. */
const expectStyled = (page: Page) => expect(page.locator("body")).toHaveCSS("font-family", /Public Sans/);

test("GEN-1 GEN-2 an unknown service shows the not-found page, and is logged", async ({ page, complaints }) => {
  const path = "/services/nowhere";
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main").getByText(path)).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect.poll(() => complaints.filter((line) => line.endsWith(path))).toHaveLength(1);
  // The other one is Chromium's report of the 404.
  expect(complaints.splice(0)).toHaveLength(2);
});

test("GEN-1 GEN-2 an unknown path reached by a link is loaded as a document, and logged", async ({
  page,
  complaints,
}) => {
  await page.goto("/services");
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
  await page.evaluate(() => {
    history.pushState(null, "", "/services/nowhere");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await expect(page.locator("script:not([src])").first()).toBeAttached();
  await expect.poll(() => complaints.join("\n")).toContain("No page at /services/nowhere");
  complaints.length = 0;
});

test("GEN-5 a page that fails shows the error page, and Reload tries again", async ({ page, complaints }) => {
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ contentType: "text/javascript", body: BROKEN_ABOUT_CHUNK }));
  await page.goto("/services");
  // A click before hydration would load a document, without moving focus.
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expectErrorPage(page, FAILURE);
  await expectStyled(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(complaints.splice(0).join("\n")).toContain(FAILURE);

  await page.unroute(ABOUT_CHUNK);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(aboutPage.title);
  expect(new URL(page.url()).pathname).toBe("/about");
});

test("GEN-5 a page that failed on the server keeps its error page in the browser", async ({ page, complaints }) => {
  const failingSite = await BuiltSite.start({ patchEntry: breakAboutPage });
  try {
    const response = await page.goto(`${failingSite.origin}/about`);
    expect(response?.status()).toBe(500);
    await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
    await expectErrorPage(page, "Unexpected Server Error");
    const hydrationComplaints = complaints.splice(0).filter((line) => !/500|Unexpected Server Error/.test(line));
    expect(hydrationComplaints).toEqual([]);
  } finally {
    // Aborts pending requests.
    await page.goto("about:blank");
    await failingSite.stop();
  }
});
