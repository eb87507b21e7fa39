import type { Page } from "playwright/test";
import { pagesOf } from "../support/printed-pages.ts";
import { expectNoViolations } from "../support/axe.ts";
import { openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";
import { rowsWithLostCells } from "../support/table-cells.ts";

/** Together these fill the tallest table. */
const FOUR = "oracle-financials,sap,oracle-hyperion,financialcontractcloseout";

const columns = (page: Page) => page.locator(".compare-name");

test("PACK-4 the keyboard chooses services, compares them and removes one", engines, async ({ page }) => {
  await openHydrated(page, "/compare");
  await page.getByLabel("Service 1").focus();
  await page.keyboard.type("SAP");
  await page.keyboard.press("Tab");
  await page.keyboard.type("CI/CD");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Budget");
  await page.getByRole("button", { name: "Compare" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare?s=sap,cicd,budget-management");
  await expect(columns(page)).toHaveText(["SAP", "CI/CD", "Budget Management"]);
  await expect(page.getByRole("link", { name: "Download CSV" })).toBeVisible();
  await page.getByRole("link", { name: "Remove CI/CD from the comparison" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/compare?s=sap,budget-management");
  await expect(columns(page)).toHaveText(["SAP", "Budget Management"]);
  await expect(page.getByRole("table")).toBeFocused();
  await expect(page.getByLabel("Service 2")).toHaveValue("budget-management");
  await expect(page.getByLabel("Service 3")).toHaveValue("");
  await page.goBack();
  await expect(columns(page)).toHaveText(["SAP", "CI/CD", "Budget Management"]);
});

test("PACK-4 WCAG 4.1.3 a removed service is announced, and focus moves to the table", async ({ page }) => {
  await openHydrated(page, "/compare?s=sap,cicd,budget-management");
  const remove = (name: string) => page.getByRole("link", { name: `Remove ${name} from the comparison` });
  const said = page.getByRole("main").getByRole("status");
  await remove("CI/CD").press("Enter");
  await expect(columns(page)).toHaveCount(2);
  await expect(said).toHaveText("CI/CD removed");
  await expect(page.getByRole("table")).toBeFocused();
  await expect(page.getByRole("table")).toHaveAccessibleName("Comparison of SAP, Budget Management");
  await remove("SAP").press("Enter");
  await expect(columns(page)).toHaveCount(0);
  await expect(said).toHaveText("SAP removed");
  await expect(page.locator("main")).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);
  await expect(said).toBeEmpty();
});

test("PACK-4 WCAG 1.3.1 the header of a column is the service's name alone, and labels are not heard twice", async ({
  page,
}) => {
  await page.goto("/compare?s=sap,cicd");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("columnheader")).toHaveText(["Criterion", "SAP", "CI/CD"]);
    await expect(page.getByRole("link", { name: "Remove SAP from the comparison" })).toBeInViewport();
  }
  const label = page.locator("tbody td:not([colspan])").first();
  expect(await label.evaluate((cell) => getComputedStyle(cell, "::before").content)).toMatch(/ \/ ""$/);
});

test("PACK-4 four services print alone, on one landscape letter sheet", async ({ page }) => {
  await page.goto(`/compare?s=${FOUR}`);
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(pdf)).toBe(1);
  expect(/\/MediaBox\s*\[\s*0 0 (\d+) (\d+)/.exec(pdf.toString("latin1"))!.slice(1)).toEqual(["792", "612"]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.locator("#choose")).toBeHidden();
  for (const actions of await page.locator(".compare-actions").all()) await expect(actions).toBeHidden();
});

test("PACK-4 a comparison has no violations, no lost cell, and fits a window of 320 px", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The second has the longest names beside rates.
  for (const list of [`${FOUR},sunflower,nope`, "sap,sunflower,a123-support,audit-support"]) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`/compare?s=${list}`);
    await expectNoViolations(page, { isAtRest: true, within: "main" });
    for (const width of [1440, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await rowsWithLostCells(page), `${width} px`).toEqual([]);
    }
  }
  await expectNoViolations(page, { within: "main" });
});
