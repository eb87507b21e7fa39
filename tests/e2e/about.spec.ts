import { stations } from "../../app/books/line-item-stations.ts";
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

test("LINE-1 the amount leads through its ten documents to their stations", async ({ page }) => {
  await page.goto("/about");
  const documents = page.locator("section", { hasText: /ten documents/ }).getByRole("listitem");
  await expect(documents).toHaveCount(stations.length);
  await documents.nth(4).getByRole("link").click();
  await expect(page).toHaveURL(/\/one-line-item#station-5$/);
});

test("HDR-3 the header’s link shows the opening of the page and the leadership section together", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2, name: "Leadership" })).toBeInViewport();
});

test("RT-1 the page is at most 4,500 px high, and its headings promise no people", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/about");
  await layOutWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  await expect(page.getByRole("heading", { level: 2, name: /people|team/i })).toHaveCount(0);
});
