import { LIFECYCLES } from "../../app/content/lifecycles.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

test("RT-1 the leadership anchor is on the leadership section", async ({ page }) => {
  await page.goto("/about");
  const section = page.locator("#leadership");
  await expect(section.getByRole("heading", { level: 2 })).toHaveText("Leadership");
  await expect(section.getByRole("heading", { level: 3 })).toHaveCount(6);
});

test("RT-1 the URL of the leadership section scrolls to it", async ({ page }) => {
  await page.goto("/about#leadership");
  await expect(page.locator("#leadership").getByRole("heading", { level: 2 })).toBeInViewport();
});

test("the dollar walks through the seven stations of the finance thread, in order", async ({ page }) => {
  await page.goto("/about");
  const stations = page.getByRole("list").filter({ has: page.getByRole("heading", { name: "Appropriation" }) });
  await expect(stations.getByRole("heading")).toHaveText([...LIFECYCLES.finance.stages]);
});

test("RT-1 the page is at most 4,500 px high, and its headings promise no people", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await layOutWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  await expect(page.getByRole("heading", { level: 2, name: /people|team/i })).toHaveCount(0);
});
