import type { Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const field = (page: Page) => page.getByRole("main").getByLabel("Search this site");
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");

test("FIND-5 suggestions appear while typing, and arrow keys or a click open one", async ({ page }) => {
  await openHydrated(page, "/search");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("program manager", { delay: 20 });
  await expect(suggestions(page).filter({ hasText: "GSA MAS: Program manager" })).toBeVisible();
  expect(await suggestions(page).count()).toBeLessThanOrEqual(8);
  await expect(field(page)).toHaveValue("program manager");
  await expect(field(page)).toBeFocused();
  await expectNoViolations(page, { within: "main" });
  await page.keyboard.press("ArrowDown");
  const chosen = await field(page).getAttribute("aria-activedescendant");
  await expect(page.locator(`[id="${chosen}"]`)).toContainText("Program manager");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#rate-program-manager$/);

  await test.step("Enter that ends a composition opens nothing", async () => {
    await page.goBack();
    await hydrated(page);
    await field(page).fill("541512");
    await expect(suggestions(page).first()).toBeVisible();
    await field(page).press("ArrowDown");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", /./);
    // As in Safari, after compositionend. The handler would prevent the default.
    const goesOn = await field(page).evaluate((input) =>
      input.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }),
      ),
    );
    expect(goesOn).toBe(true);
    await expect(suggestions(page).first()).toBeVisible();
    await expect(page).toHaveURL("/search");
  });

  await test.step("a suggestion can be clicked", async () => {
    await field(page).fill("541512");
    await suggestions(page).first().click();
    await expect(page).toHaveURL("/corporate-capability#naics-541512");
  });
});

test("FIND-5 WCAG 4.1.2 the field has its role from the start, because a screen reader has announced it", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/search")).text()).toMatch(/<input[^>]+role="combobox"[^>]+aria-expanded="false"/);
  await openHydrated(page, "/search");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveRole("combobox");
});

test("FIND-5 Enter searches, and Escape or leaving the field closes suggestions", async ({ page }) => {
  await openHydrated(page, "/search?q=sap");
  await field(page).fill("SF 13");
  await expect(suggestions(page).first()).toBeVisible();
  await field(page).press("End");
  await page.keyboard.type("3");
  await expect(suggestions(page).filter({ hasText: "SF 133" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("SF 133");
  await page.keyboard.type(" ");
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(suggestions(page)).toHaveCount(0);
  await field(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=SF\+133/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("SF 133");
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).fill("sf 133");
  await expect(suggestions(page).first()).toBeVisible();
  // A request that never arrives, without the console's line about it.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await field(page).fill("zzqq");
  await expect(suggestions(page)).toHaveCount(0);
});

test("FIND-5 WCAG 2.1.4 the slash key leads from a result to the field, and nowhere else", async ({ page }) => {
  await openHydrated(page, "/search?q=sap");
  await page.keyboard.press("/");
  await expect(field(page)).not.toBeFocused();
  const crumb = page.getByRole("main").getByRole("link", { name: "Home" }).first();
  await crumb.press("/");
  await expect(crumb).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "SAP" }).first().focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("sap");
  await field(page).press("End");
  await page.keyboard.type("/4");
  await expect(field(page)).toHaveValue("sap/4");
});

test("FIND-5 without answers for suggestions the field still searches", async ({ page }) => {
  await page.route("**/search.json*", (route) => route.fulfill({ status: 204 }));
  await openHydrated(page, "/search");
  await field(page).fill("SF 133");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=SF+133");
});
