import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Behavior of React Router and React Aria that app/router/shims/ relies on, tested in the browser. */

test("React Aria writes no style sheet of its own", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.locator("main button[data-react-aria-pressable]").first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS("touch-action", /^(manipulation|pan-x pan-y pinch-zoom)$/);
  await expect(page.locator("style")).toHaveCount(1);
});

test("the router does not fetch the site's sheet, which is in the page", async ({ page }) => {
  const sheets: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".css")) sheets.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(sheets.filter((path) => /picture-hero|print/.test(path))).not.toEqual([]);
  expect(sheets.filter((path) => path.startsWith("/assets/root-"))).toEqual([]);
});
