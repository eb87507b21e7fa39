import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Behavior of React Router and React Aria that app/router/shims/ relies on, tested in the browser. */

interface RouterWindow {
  __reactRouterDataRouter: { state: { navigation: { matches?: { route: { id: string } }[] } } };
}

test("React Aria takes the site's sheet for its own, and writes none", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.locator("main button[data-react-aria-pressable]").first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS("touch-action", /^(manipulation|pan-x pan-y pinch-zoom)$/);
  await expect(page.locator("style")).toHaveCount(1);
});

test("the router leaves its state on the window", async ({ page }) => {
  await page.route("**/about.data*", () => {});
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About Us" })
    .evaluate((link: HTMLElement) => link.click());
  const pending = () =>
    page.evaluate(() => {
      const { __reactRouterDataRouter: router } = window as unknown as RouterWindow;
      return router.state.navigation.matches?.map(({ route }) => route.id);
    });
  await expect.poll(pending).toEqual(["root", "routes/about"]);
});
