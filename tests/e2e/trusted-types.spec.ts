import type { Page } from "playwright/test";
import { BROKEN_ABOUT_CHUNK, FAILURE } from "../support/failing-page.ts";
import { openHydrated } from "../support/hydrated.ts";
import { navigate } from "../support/navigate.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

/**
 * Every test fails on Trusted Types violations (support/site-test.ts). These are the cases that need a test of their
 * own.
 */

/**
 * A page of each kind in `TEST_ALL=1 npm test`, otherwise every sixth: each test fails on violations. An unknown path is
 * loaded in full.
 */
const kinds = PAGE_OF_EACH_KIND.filter(
  (path, index) => path !== "/nowhere" && (process.env["TEST_ALL"] || index % 6 === 0),
);

const scripts = (page: Page) => page.evaluate(() => document.scripts.length);

test("SEC-2 a visit of many pages creates no script from text", async ({ page }) => {
  await openHydrated(page, "/");
  const before = await scripts(page);
  for (const path of [...kinds, "/"]) {
    await navigate(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await scripts(page)).toBeLessThanOrEqual(before);
});

test("SEC-2 GEN-5 a page that fails in the browser leaves nothing untrusted, and the visit goes on from it", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: BROKEN_ABOUT_CHUNK }),
  );
  await openHydrated(page, "/services");
  await navigate(page, "/about");
  await expect(page.getByRole("main")).toContainText(FAILURE);
  await expect(page.locator("body")).toHaveCSS("font-family", /Public Sans/);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await navigate(page, "/cybersecurity");
  // The page is loaded in full, which a locator outlasts.
  await expect(page).toHaveTitle(/Cybersecurity/);
  await expect(page.locator("html")).toHaveJSProperty("scrollTop", 0);
  await expect(page.locator("body")).toHaveCSS("font-family", /Public Sans/);
  expect(complaints.splice(0).join("\n")).toContain(FAILURE);
});

/** What injected code would try with a string; each returns the result. */
const ATTACKS = {
  "write HTML": () => (document.body.innerHTML = "<p>slipped in</p>"),
  "write HTML beside a part": () => document.body.insertAdjacentHTML("beforeend", "<p>slipped in</p>"),
  "write a script": () => (document.createElement("script").text = "slippedIn()"),
  "fetch a script": () => (document.createElement("script").src = "/slipped-in.js"),
  "parse a frame": () => (document.createElement("iframe").srcdoc = "<p>slipped in</p>"),
  "trust itself": () =>
    (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes //
      .createPolicy("default", { createHTML: (html: string) => html }),
};

test("SEC-2 the browser rejects strings as HTML, scripts and their URLs", async ({ browser, site }) => {
  // A separate page, so that its violations do not fail the test.
  const page = await browser.newPage();
  await openHydrated(page, `${site.origin}/about`);
  for (const [what, attack] of Object.entries(ATTACKS)) {
    const refusal = await page.evaluate(attack).then(String, (error: Error) => error.message);
    expect(refusal, what).toMatch(/TypeError/);
  }
  await page.close();
});
