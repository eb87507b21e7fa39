import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

test("HDR-3 LINE-1 RT-1 About shows its opening and leadership, and leads to the ten documents", async ({ page }) => {
  await openHydrated(page, "/about#%E0%A4%A");
  // A hash that names nothing.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about#leadership");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  const leadership = page.locator("#leadership");
  await expect(leadership.getByRole("heading", { level: 2, name: "Leadership" })).toBeInViewport();
  await expect(leadership.getByRole("heading", { level: 3 })).toHaveCount(6);
  await expect(page.getByRole("heading", { level: 2, name: /people|team/i })).toHaveCount(0);
  await layOutWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);

  await page.getByRole("link", { name: "Follow all ten documents" }).click();
  await expect(page).toHaveURL("/one-line-item");
});
