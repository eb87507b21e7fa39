import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** What app/shims/ takes for granted of React Router and React Aria, seen in the browser. */

interface RouterWindow {
  __reactRouterDataRouter: { state: { location: Location; navigation: { state: string; location?: Location } } };
  __reactRouterRouteModules: Record<string, unknown>;
  __reactRouterManifest: { version: string };
}

const openAbout = async (page: Page) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
};

test("the router leaves its state, its routes' code and the build's version on the window", async ({ page }) => {
  const answer = await page.goto("/");
  await hydrated(page);
  const seen = () =>
    page.evaluate(() => {
      const {
        __reactRouterDataRouter: router,
        __reactRouterRouteModules: code,
        __reactRouterManifest: manifest,
      } = window as unknown as RouterWindow;
      const { location, navigation } = router.state;
      return {
        path: location.pathname,
        pending: navigation.location?.pathname,
        hasAbout: "routes/about" in code,
        version: manifest.version,
      };
    });
  const version = answer!.headers()["x-client-build"];
  expect(await seen()).toEqual({ path: "/", pending: undefined, hasAbout: false, version });
  await openAbout(page);
  expect(await seen()).toEqual({ path: "/about", pending: undefined, hasAbout: true, version });
});

test("the router numbers its history, and takes an event of ours for a way through it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const place = () => page.evaluate(() => (history.state as { idx?: number } | null)?.idx);
  const first = await place();
  await openAbout(page);
  expect(await place()).toBe(Number(first) + 1);
  const underWay = await page.evaluate(() => {
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    const { __reactRouterDataRouter: router } = window as unknown as RouterWindow;
    return router.state.navigation.location?.pathname;
  });
  expect(underWay).toBe("/about");
});

test("a click renders no page that is being left under the next one's address", async ({ page }) => {
  await page.addInitScript(() => {
    // React tells its developer tools of every commit, in production too.
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
  // Its data is read, and React has nothing left to do.
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

test("React Aria takes the site's sheet for its own, and writes none", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const button = page.locator("main button[data-react-aria-pressable]").first();
  await button.scrollIntoViewIfNeeded();
  await expect(button).toHaveCSS("touch-action", /^(manipulation|pan-x pan-y pinch-zoom)$/);
  await expect(page.locator("style")).toHaveCount(1);
});

const contact = (all: string[]) => all.filter((address) => /\/contact(\.data|-(?!form-))/.test(address));

test("a page is fetched ahead by the address that the router itself asks for", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const ahead = page.locator("link[rel=prefetch]:is([as=fetch], [as=script], [as=style])");
  const addresses = () => ahead.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  await expect.poll(async () => contact(await addresses())).toHaveLength(3);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().slice(new URL(page.url()).origin.length)));
  // Of a press that nothing announces the page has read nothing.
  await page
    .locator('main a[href="/contact"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  expect(contact(asked).toSorted()).toEqual(contact(await addresses()).toSorted());
});
