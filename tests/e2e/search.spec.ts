import type { Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByLabel("Search this site");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const PHONE = { width: 390, height: 844 };

test("FIND-1 FIND-2 the icon leads to the search, and Back returns", engines, async ({ page }) => {
  await openHydrated(page, "/about");
  const search = page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
  const last = page.getByRole("banner").getByRole("link", { name: "Cybersecurity" }).first();
  const [box, before] = [(await search.boundingBox())!, (await last.boundingBox())!];
  expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  // At the narrowest width with links it fits beside them.
  await page.setViewportSize({ width: 768, height: 900 });
  const narrow = (await search.boundingBox())!;
  const links = await page.locator(".nav-link").evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(narrow.x + narrow.width).toBeLessThanOrEqual(768);
  // Above the links, which have a tier of their own.
  expect(links.every(({ top }) => top >= narrow.y + narrow.height)).toBe(true);
  await search.click();
  await expect(page).toHaveURL("/search");
  await expect(heading(page)).toHaveText("Search");
  await expect(search).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 1440, height: 900 });

  // In forced colors the field has a visible border.
  await page.emulateMedia({ forcedColors: "active" });
  const edges = await field(page).evaluate((input) =>
    [input, input.parentElement!].map((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth);
    }),
  );
  expect(Math.max(...edges)).toBeGreaterThanOrEqual(1);
  await page.emulateMedia({ forcedColors: "none" });

  await field(page).fill("reconcilation");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=reconcilation");
  await expect(heading(page)).toContainText("“reconcilation”");
  await expect(main(page).locator("mark").first()).toHaveText(/^reconcil/i);
  await expect(field(page)).toHaveValue("reconcilation");
  await field(page).fill("SF 133");
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(heading(page)).toContainText("“SF 133”");
  // The focus is at the results, and a screen reader reads their title.
  await expect(main(page)).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "SF 133" })).toHaveCount(1);
  await page.goBack();
  await expect(heading(page)).toContainText("“reconcilation”");
  await expect(main(page).locator("mark").first()).toHaveText(/^reconcil/i);
  await expect(field(page)).toHaveValue("reconcilation");
});

test("FIND-2 on a phone the field is the menu’s first row, and searches", engines, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, "/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const menuField = page.locator(".mobile-menu").getByRole("searchbox", { name: "Search this site" });
  await expect(menuField).toBeVisible();
  await expect(menuField).not.toBeFocused();
  const home = (await page.locator(".mobile-menu").getByRole("link", { name: "Home" }).boundingBox())!;
  expect((await menuField.boundingBox())!.y).toBeLessThan(home.y);
  await menuField.fill("SF 133");
  await menuField.press("Enter");
  await expect(page).toHaveURL("/search?q=SF+133");
  await expect(page.locator(".mobile-menu")).toBeHidden();
  await expect(heading(page)).toContainText("SF 133");
});

test("FIND-1 FIND-5 the first result is in the upper half of the window, and near by keyboard", async ({ page }) => {
  await openHydrated(page, "/search?q=SF+133");
  const first = main(page).getByRole("heading", { level: 3 }).first();
  const marks = main(page).locator("mark");
  expect(await marks.count()).toBeGreaterThan(2);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 320) expect((await first.boundingBox())!.y).toBeLessThanOrEqual(422);
    const lines = await marks.evaluateAll((all) => all.map((mark) => mark.getClientRects().length));
    expect(lines.every((count) => count === 1)).toBe(true);
  }
  await expect(main(page).getByText(/^Found in /)).toHaveCount(0);
  const link = main(page).getByRole("heading", { level: 3, name: "SF 133" }).getByRole("link").first();
  await field(page).focus();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [1] });
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/rules#sf-133");
});

test("FIND-1 the page is accessible, whatever it found", async ({ page }) => {
  // every-page.spec.ts looks at the page without a query.
  for (const [query, width] of [
    ["?q=SF+331", 1440],
    ["?q=zorblax", 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/search${query}`);
    await expectNoViolations(page, { within: "main" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBeLessThanOrEqual(width);
  }
});

test("FIND-2 the filter over services corrects what is typed", engines, async ({ page }) => {
  await openHydrated(page, "/services");
  await main(page).getByRole("searchbox", { name: "Find a service" }).fill("reconcilation");
  await expect(main(page).getByRole("link", { name: "Grants Closeout & Reconciliation" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "UI/UX Design" })).toHaveCount(0);
  await main(page)
    .getByRole("link", { name: /mention it/ })
    .click();
  await expect(page).toHaveURL("/search?q=reconcilation&in=services");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FIND-1 FIND-2 the icon leads to a form that the server answers", engines, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Search", exact: true }).click();
    await field(page).fill("a123");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=a123");
    await expect(main(page).getByRole("heading", { level: 3 }).first()).toHaveText("A-123 Support");
  });
});

test("FIND-5 a result that quotes a folded text opens its fold", async ({ page }) => {
  for (const [query, fold] of [
    ["FBWT reconciliation backlog unmatched disbursements help", "#process-in-full"],
    ["SOC 1 complementary user entity controls mapping", "#capabilities-in-full"],
    ["consensus settings for each cloud platform", "#standards"],
  ] as const) {
    await openHydrated(page, `/search?q=${encodeURIComponent(query)}`);
    await main(page).locator(`a[href$="${fold}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${fold}$`));
    await expect(page.locator(`${fold} :is(dd, .ability-rest)`).first()).toBeVisible();
    await page.reload();
    await expect(page.locator(`${fold} :is(dd, .ability-rest)`).first()).toBeVisible();
  }
});

test("FIND-5 a click anywhere on a result opens the row that it found", async ({ page }) => {
  await openHydrated(page, "/search?q=541512");
  const row = "#naics-541512";
  const result = main(page)
    .getByRole("listitem")
    .filter({ has: page.locator(`a[href$="${row}"]`) })
    .first();
  const box = (await result.boundingBox())!;
  await result.click({ position: { x: box.width - 8, y: box.height - 8 } });
  await expect(page).toHaveURL(new RegExp(`${row}$`));
  await expect(page.locator(row)).toBeInViewport({ ratio: 1 });
});

test("FIND-5 a result in a closed fold opens it", engines, async ({ page }) => {
  await openHydrated(page, "/search?q=risk+register+template");
  await main(page).getByRole("link", { name: "Risk register", exact: true }).click();
  await expect(page).toHaveURL("/specimens#documents-risk-register");
  await expect(main(page).getByText("Risk, cause, likelihood")).toBeInViewport();
});
