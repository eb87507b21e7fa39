import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Chunk of the About page, as the build names it. */
const ABOUT_CHUNK = /\/assets\/about-[\w-]+\.js/;

/** Counts the documents the browser asks for. */
function countLoads(page: Page): { paths: string[] } {
  const loads = { paths: [] as string[] };
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    const { pathname, search } = new URL(request.url());
    loads.paths.push(pathname + search);
  });
  return loads;
}

const clickAbout = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();

// The browser reports the missing chunk, and React Router that it reloads; that is the subject of these tests.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test("DEP-1 a chunk that is gone after a deploy brings one full load of the page that was asked for", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  let isOld = true;
  await page.route(ABOUT_CHUNK, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  const loads = countLoads(page);
  page.on("request", (request) => {
    // From the full load on, the browser has the new build.
    if (request.isNavigationRequest()) isOld = false;
  });
  await clickAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  expect(loads.paths).toEqual(["/about"]);

  // It is a whole page again: the way back needs no load.
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(loads.paths).toEqual(["/about"]);
});

test("DEP-1 query and hash survive the full load, and so does what is kept for the session", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => sessionStorage.setItem("entries", "typed by the visitor"));
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')!;
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(`${link.pathname}?from=mail#leadership`);
  });
  await expect(page).toHaveURL(/\/about\?from=mail#leadership$/);
  await hydrated(page);
  expect(await page.evaluate(() => sessionStorage.getItem("entries"))).toBe("typed by the visitor");
});

test("DEP-2 a chunk that stays missing shows the error page the second time, and never a loop", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await clickAbout(page);
  // The server's page is there and reads without its scripts.
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await page.goto("/");
  await hydrated(page);
  await clickAbout(page);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  expect(loads.paths).toEqual(["/about", "/"]);

  // Its Reload is an ordinary one.
  await page.getByRole("button", { name: "Reload" }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
  expect(loads.paths).toEqual(["/about", "/", "/"]);
});

test("DEP-2 a page that cannot be fetched ahead leaves the visitor where they are", async ({ page, complaints }) => {
  await page.goto("/services/digital-transformation");
  await hydrated(page);
  await page.route(ABOUT_CHUNK, (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).hover();
  await expect.poll(() => complaints.join("\n")).toContain("404");
  await page.getByLabel("Name").fill("Jordan Avery");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(loads.paths).toEqual([]);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});

test("DEP-3 data that this build cannot read brings a full load when the server has another build", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.route("**/about.data*", (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "[{}]" }),
  );
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "HEAD") return route.fallback();
    return route.fulfill({ status: 200, headers: { "x-client-build": "another" } });
  });
  const loads = countLoads(page);
  await clickAbout(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  expect(loads.paths).toEqual(["/about"]);
});

test("GEN-5 DEP-3 data that cannot be read shows the error page when the build is still the same", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route("**/about.data*", (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "[{}]" }),
  );
  const loads = countLoads(page);
  const asked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await clickAbout(page);
  await asked;
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  expect(loads.paths).toEqual([]);
});
