import type { APIRequestContext, Page } from "playwright/test";
import { servicesOverviewPage } from "../../app/content/pages/services-overview.ts";
import { FILTER_SETTLE_MS } from "../../app/lib/behaviour.ts";
import { expectNoViolations } from "../support/axe.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const SERVICES = ROUTES_OF_SPEC.filter((path) => path.startsWith("/services/"));

const field = (page: Page) => page.getByRole("searchbox", { name: "Find a service" });
const main = (page: Page) => page.getByRole("main");
const service = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** The paths that a page links to, in its HTML. */
async function pathsLinkedFrom(request: APIRequestContext, path: string): Promise<Set<string>> {
  const html = await (await request.get(path)).text();
  return new Set([...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)].map(([, to]) => to!));
}

/** Stops the page's clock after hydration, so that the typing delay passes only when a test advances it. */
async function openWithClock(page: Page, path: string) {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("RT-3 all 53 service and practice pages are within two clicks of home", async ({ request }) => {
  const first = await pathsLinkedFrom(request, "/");
  expect(SERVICES).toHaveLength(53);
  expect(first).toContain("/services");
  const reached = new Set([...first, ...(await pathsLinkedFrom(request, "/services"))]);
  expect(SERVICES.filter((path) => !reached.has(path))).toEqual([]);
});

test("RT-1 RT-5 READ-3 the overview has eight problems in sight and each service once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/services");
  const problems = main(page).locator("section").first().locator(".problem-list > li");
  await expect(problems).toHaveCount(servicesOverviewPage.choose.rows.length);
  for (const [index, { when, slug }] of servicesOverviewPage.choose.rows.entries()) {
    const problem = problems.nth(index);
    await expect(problem).toContainText(when);
    await expect(problem.getByRole("link")).toHaveAttribute(
      "href",
      slug === "cybersecurity" ? "/cybersecurity" : `/services/${slug}`,
    );
    await expect(problem).toBeInViewport({ ratio: 1 });
  }
  await expect(main(page).getByRole("status")).toContainText("46");
  await expect(service(page, "Oracle Fixed Assets")).toHaveCount(1);
  await expect(service(page, "A-123 Support")).toHaveCount(1);
  const fold = main(page).locator("details", { has: page.locator("text=9 services") });
  await expect(service(page, "Sunflower")).toBeVisible();
  await expect(fold.locator("summary")).toBeHidden();
  await layOutWholePage(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(3600);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(service(page, "Cloud Security")).toBeHidden();
  expect(await height()).toBeLessThanOrEqual(7000);
  await fold.locator("summary").click();
  await expect(service(page, "Cloud Security")).toBeVisible();
  await expect(service(page, "Sunflower")).toBeHidden();
});

test("the list is filtered as you type, states how many match, and keeps the filter", async ({ page }) => {
  await openWithClock(page, "/services");
  const entries = await page.evaluate(() => history.length);
  const before = await field(page).evaluate((input) => {
    scrollTo({ top: scrollY + input.getBoundingClientRect().top - 200, behavior: "instant" });
    return scrollY;
  });
  // From the top of the page, a jump to the top would not be noticed.
  expect(before).toBeGreaterThan(0);
  await field(page).fill("a123");
  await page.clock.runFor(FILTER_SETTLE_MS - 1);
  await expect(page).toHaveURL("/services");
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/services?q=a123");
  await expect(service(page, "A-123 Support")).toBeVisible();
  await expect(service(page, "Sunflower")).toHaveCount(0);
  await expect(main(page).getByRole("status")).toHaveText("1 service");
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("FIND-2 a link to a query opens at its results, and nothing moves while the query changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithClock(page, "/services?q=audit");
  await expect(service(page, "Audit Readiness")).toBeInViewport();
  await expect(main(page).getByText(servicesOverviewPage.choose.lead)).toHaveCount(0);
  const place = () => field(page).evaluate((input) => [input.getBoundingClientRect().top, scrollY]);
  const before = await place();
  await field(page).focus();
  for (const [query, path] of [
    ["", "/services"],
    ["oracle", "/services?q=oracle"],
  ] as const) {
    await field(page).fill(query);
    await page.clock.runFor(FILTER_SETTLE_MS);
    await expect(page).toHaveURL(path);
    await expect(main(page).getByRole("status")).toHaveText(query ? /^\d services$/ : /46/);
    await expect(field(page)).toBeFocused();
    expect(await place()).toEqual(before);
  }
});

test("a search without result says so and leads on; Clear brings everything back", async ({ page }) => {
  await openHydrated(page, "/services?q=xylophone");
  await expect(main(page).getByRole("status")).toContainText("No service");
  await expect(main(page).getByRole("link", { name: "Ask which service fits" }).first()).toBeVisible();
  await expectNoViolations(page, { within: "main" });
  await expect(async () => {
    await page.getByRole("button", { name: "Clear" }).click({ timeout: 1000 });
    await expect(page).toHaveURL("/services", { timeout: 1000 });
  }).toPass();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(main(page).getByRole("status")).toContainText("46");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter is a form that the server answers", async ({ page }) => {
    await page.goto("/services?q=federal+grants");
    await expect(service(page, "Audit Readiness")).toBeVisible();
    await expect(service(page, "A-123 Support")).toHaveCount(0);
    await page.goto("/services?q=SCuBA");
    await expect(service(page, "Cloud Security")).toBeVisible();

    await page.goto("/services");
    await field(page).fill("closeout");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL("/services?q=closeout");
    await expect(field(page)).toHaveValue("closeout");
    await expect(service(page, "Grants Closeout & Reconciliation")).toBeVisible();
    await expect(service(page, "Sunflower")).toHaveCount(0);
  });
});
