import type { Page } from "playwright/test";
import { BuiltSite } from "../../local/built-site.ts";
import { type Served, type Splitter, startSplitter } from "../../local/splitter.ts";
import { takeFormerFiles } from "../../scripts/lib/former-files/take-along.ts";
import { type AnotherBuild, anotherBuild } from "../support/another-build.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

test.describe.configure({ mode: "default" });

const WORDS = "Finance people and engineers, answerable for one result.";
const NEW_WORDS = "Of the new build.";

const builds: AnotherBuild[] = [];
const sites: BuiltSite[] = [];
let splitter: Splitter;
let served: Served[] = [];
let onAnswer: ((answer: Served) => void) | undefined;

/** Publishes a build: from now on it has all the traffic. */
const publish = (site: BuiltSite) => splitter.split([{ id: site.origin, origin: site.origin, percent: 100 }]);

async function start(build: AnotherBuild): Promise<BuiltSite> {
  builds.push(build);
  sites.push(await BuiltSite.start({ ...build, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } }));
  return sites.at(-1)!;
}

/** The first build, the second that took its files along, and one so many deploys later that they are gone. */
let [first, second, later]: BuiltSite[] = [];
test.beforeAll(async () => {
  const [one, two, three] = [
    anotherBuild("A"),
    anotherBuild("B", [[WORDS, NEW_WORDS]]),
    anotherBuild("D", [[WORDS, NEW_WORDS]]),
  ];
  first = await start(one);
  splitter = await startSplitter({
    versions: [{ id: first.origin, origin: first.origin, percent: 100 }],
    workerName: "goldthread",
    onServed: (answer) => {
      served.push(answer);
      onAnswer?.(answer);
    },
  });
  await takeFormerFiles({ clientDir: two.clientDir, origin: splitter.origin });
  second = await start(two);
  later = await start(three);
});
test.afterAll(async () => {
  await splitter.stop();
  await Promise.all(sites.map((site) => site.stop()));
  for (const { remove } of builds) remove();
});

/** Opens a page of the first build, and has the second or a later one published under it. */
async function openBefore(deployed: BuiltSite, page: Page, path: string): Promise<{ loads: string[] }> {
  publish(first!);
  await page.goto(splitter.origin + path);
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
/** Files of the first build that were asked for after it was replaced. */
const asked = () => served.filter(({ path }) => /-A[\w-]{7}\.(?:js|css|woff2)$/.test(path));

test("OPS-4 a page that was open before a deploy brings the parts it needs afterwards, and misses none", async ({
  page,
}) => {
  const { loads } = await openBefore(second!, page, "/services/digital-transformation");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Services/ })
    .click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Oracle Financials" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Transformation Goals").fill("Three invoice queues.");
  expect(asked().length).toBeGreaterThan(0);
  expect(missed()).toEqual([]);
  expect(loads).toEqual([]);
});

test("OPS-4 a click after a deploy opens the new build's page in full and once: its data is not for the former's code", async ({
  page,
}) => {
  const { loads } = await openBefore(second!, page, "/");
  await clickAbout(page);
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
  await hydrated(page);
  expect(loads).toEqual(["/about"]);
  expect(missed()).toEqual([]);
  // The table of routes came with the page: there is none to ask another build for.
  expect(served.filter(({ path }) => path.startsWith("/__manifest"))).toEqual([]);

  // From now on it is the new build's site: the way back needs no load.
  await page.getByRole("contentinfo").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL(`${splitter.origin}/`);
  expect(loads).toEqual(["/about"]);
});

test("OPS-4 what is typed into a filter after a deploy stays, and filters", async ({ page }) => {
  const { loads } = await openBefore(second!, page, "/services");
  const filter = page.getByRole("main").getByRole("searchbox");
  await filter.pressSequentially("grants closeout");
  await expect(page).toHaveURL(/\?q=grants/);
  await expect(page.getByRole("main").getByRole("link", { name: /Grants Closeout/ })).toBeVisible();
  await expect(filter).toHaveValue("grants closeout");
  expect(loads).toEqual([]);
  expect(missed()).toEqual([]);
});

test("OPS-4 DEP-1 after so many deploys that its files are gone, a page opens the next one in full all the same", async ({
  page,
  complaints,
}) => {
  const { loads } = await openBefore(later!, page, "/");
  await clickAbout(page);
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
  await hydrated(page);
  expect(loads).toEqual(["/about"]);
  // The browser names the files that are gone.
  complaints.length = 0;
});

test("OPS-4 DEP-2 a page of the new version whose scripts only the old one is asked for reads, and its links lead on", async ({
  page,
  complaints,
}) => {
  publish(second!);
  // What a split of traffic without version keys does to one in some visits.
  onAnswer = ({ path }) => path === "/about" && publish(first!);
  await page.goto(`${splitter.origin}/about`, { waitUntil: "load" });
  onAnswer = undefined;
  await expect(page.getByText(NEW_WORDS)).toBeVisible();
  await expect.poll(() => missed().some(({ path }) => /-B[\w-]{7}\.js$/.test(path))).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await hydrated(page);
  complaints.length = 0;
});
