import type { Page } from "playwright/test";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { copyFormerFiles } from "../../scripts/deploy/former-files.ts";
import { type AnotherBuild, anotherBuild } from "../support/another-build.ts";
import { hydrated } from "../support/hydrated.ts";
import { type Served, startPublishedSite } from "../support/published-site.ts";
import { expect, test } from "../support/site-test.ts";

test.describe.configure({ mode: "default" });

const WORDS = "Finance people and engineers accountable for one result.";
const NEW_WORDS = "Of the new build.";

const builds: AnotherBuild[] = [];
const sites: BuiltSite[] = [];
let published: Awaited<ReturnType<typeof startPublishedSite>>;
let served: Served[] = [];

/** Deploys a build: from now on it gets all traffic. */
const publish = (site: BuiltSite) => published.publish(site);

async function start(build: AnotherBuild): Promise<BuiltSite> {
  builds.push(build);
  sites.push(await BuiltSite.start({ ...build, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } }));
  return sites.at(-1)!;
}

/** The first build, and the second with the first one's files. */
let [first, second]: BuiltSite[] = [];
test.beforeAll(async () => {
  const [one, two] = [anotherBuild("A"), anotherBuild("B", [[WORDS, NEW_WORDS]])];
  first = await start(one);
  published = await startPublishedSite(first, (answer) => served.push(answer));
  await copyFormerFiles(two.clientDir, published.origin);
  second = await start(two);
});
test.afterAll(async () => {
  published.stop();
  await Promise.all(sites.map((site) => site.stop()));
  for (const { remove } of builds) remove();
});

/** Opens a page of the first build, then deploys the second. */
async function openBefore(deployed: BuiltSite, page: Page, path: string): Promise<{ loads: string[] }> {
  publish(first!);
  await page.goto(published.origin + path);
  await hydrated(page);
  publish(deployed);
  served = [];
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return { loads };
}

const clickAbout = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
const missed = () => served.filter(({ status }) => status >= 400);
/** Files of the first build that were requested after it was replaced. */
const asked = () => served.filter(({ path }) => /-A[\w-]{7}\.(?:js|css|woff2)$/.test(path));

test("OPS-4 a page opened before a deployment can still load the files it needs", async ({ page }) => {
  const { loads } = await openBefore(second!, page, "/services/digital-transformation");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Services/ })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Oracle Financials" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Transformation Goals").fill("Three invoice queues.");
  // How much is still to be loaded depends on the machine's speed, so what was loaded is requested again.
  await page.evaluate(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    await Promise.all(loaded.filter((name) => name.endsWith(".js")).map((name) => fetch(name, { cache: "reload" })));
  });
  expect(asked().length).toBeGreaterThan(0);
  expect(missed()).toEqual([]);
  expect(loads).toEqual([]);
});

test("OPS-4 a click after a deployment loads the new build's page as a document, once", async ({ page }) => {
  const { loads } = await openBefore(second!, page, "/");
  await clickAbout(page);
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
  await hydrated(page);
  expect(loads).toEqual(["/about"]);
  expect(missed()).toEqual([]);
  // The page includes the route table, so no manifest is requested from another build.
  expect(served.filter(({ path }) => path.startsWith("/__manifest"))).toEqual([]);

  // From now on the new build is used: going back needs no document load.
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(`${published.origin}/`);
  expect(loads).toEqual(["/about"]);
});
