import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Behavior of React Router and React Aria that app/router/shims/ relies on, tested in the browser. */

interface RouterWindow {
  __reactRouterDataRouter: {
    match: (path: string) => { route: { id: string } }[];
    state: { location: Location; navigation: { location?: Location } };
  };
  __reactRouterManifest: { version: string };
}

test("React Aria takes the site's sheet for its own, and writes none", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.locator("main button[data-react-aria-pressable]").first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS("touch-action", /^(manipulation|pan-x pan-y pinch-zoom)$/);
  await expect(page.locator("style")).toHaveCount(1);
});

test("the router leaves its state and the build's version on the window", async ({ page }) => {
  const answer = await page.goto("/");
  await hydrated(page);
  const seen = () =>
    page.evaluate(() => {
      const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as unknown as RouterWindow;
      return {
        path: router.state.location.pathname,
        pending: router.state.navigation.location?.pathname,
        about: router.match("/about").map(({ route }) => route.id),
        version: manifest.version,
      };
    });
  const [version, about] = [answer!.headers()["x-client-build"], ["root", "routes/about"]];
  expect(await seen()).toEqual({ path: "/", pending: undefined, about, version });
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  expect(await seen()).toEqual({ path: "/about", pending: undefined, about, version });
});

test("a click does not render the old page under the new address", async ({ page }) => {
  await page.addInitScript(() => {
    // React reports every commit to its developer tools, also in production.
    const commits: { path: string; heading?: string | null }[] = [];
    const onCommitFiberRoot = () =>
      commits.push({ path: location.pathname, heading: document.querySelector("h1")?.textContent });
    const others = { checkDCE() {}, inject: () => 1, onCommitFiberUnmount() {} };
    const hook = { supportsFiber: true, onCommitFiberRoot, ...others };
    Object.assign(window, { commits, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await page.goto("/about");
  await hydrated(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true });
  const ahead = page.waitForResponse(/\/services\.data/);
  await link.hover();
  await (await ahead).finished();
  // React is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  const commits = await page.evaluate(
    () => (window as unknown as { commits: { path: string; heading?: string }[] }).commits,
  );
  const onServices = commits.filter(({ path }) => path === "/services");
  expect(onServices.length).toBeGreaterThan(0);
  expect(onServices.filter(({ heading }) => heading === "About")).toEqual([]);
});
