import { test as siteTest } from "../support/built-site-test.ts";
import { startChromium } from "./drivers/chromium.ts";
import type { Driver } from "./drivers/driver.ts";
import { startFirefox } from "./drivers/firefox.ts";
import { startWebkit } from "./drivers/webkit.ts";
import { DESKTOP, Visitor } from "./visitor.ts";

export const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
export type EngineName = keyof typeof ENGINES;

/** Console messages about the engine, not the page. */
const HARMLESS = [
  // WebKitGTK is built without web app manifests, and therefore without their CSP directive.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // On a busy machine a script may run seconds after its preload. Chromium has a different message for one that never
  // runs.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds .*wasn't preloaded for nothing/,
  // Firefox reports fonts that were still loading when the page was left (NS_BINDING_ABORTED).
  /^downloadable font: download failed .* status=2152398850 /,
  // Firefox cancels the imports of a page that is left, and React Router logs that a prefetched route did not load. A chunk
  // that is really missing is reported in the other two engines.
  /^Error loading route module `\S+`, reloading page\.\.\./,
  /^TypeError: error loading dynamically imported module/,
];

/**
 * Leaves the page, because it may log something while being left.
 * @returns console messages since the last call, or since the start, except harmless ones
 */
export async function lastWords(driver: Driver): Promise<string[]> {
  const before = await driver.complaints();
  await driver.open("about:blank");
  const all = [...before, ...(await driver.complaints())];
  return all.filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
}

const NOTHING = /(?!)/;

/** Timeout of an engine's start, and of its first page. */
const WARM_WITHIN_MS = 60_000;

interface WorkerFixtures {
  engine: EngineName;
  /** The one browser of this test process. */
  driver: Driver;
}

interface TestFixtures {
  /** Whether pages run scripts. */
  scripts: boolean;
  visitor: Visitor;
  /** Console messages that this test allows. */
  forgiven: RegExp;
}

/** A test in one engine: all tests share one window, each as a new visitor. Console messages fail the test. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
  engine: ["chromium", { scope: "worker", option: true }],
  driver: [
    async ({ engine, site }, use) => {
      const driver = await ENGINES[engine]();
      // An engine's first page takes many times as long; load it before the tests.
      await driver.open(`${site.origin}/`);
      await new Visitor(driver, site.origin).hydrated({ timeout: WARM_WITHIN_MS });
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 2 * WARM_WITHIN_MS },
  ],
  scripts: [true, { option: true }],
  forgiven: [NOTHING, { option: true }],
  visitor: async ({ driver, site, scripts, forgiven, gateway: _gateway }, use, testInfo) => {
    await driver.resize(DESKTOP.width, DESKTOP.height);
    await driver.prefer({});
    await driver.setScripts(true);
    // A page stores its scroll position when it is left, so only the next page can clear it.
    await driver.open(`${site.origin}/robots.txt`);
    await driver.evaluate("(localStorage.clear(), sessionStorage.clear())");
    await driver.point(2, DESKTOP.height - 2);
    await driver.setScripts(scripts);
    await driver.complaints();
    await use(new Visitor(driver, site.origin, { scripts }));
    if (testInfo.errors.length > 0) await testInfo.attach("what was seen", await lastSight(driver));
    const complaints = (await lastWords(driver)).filter((text) => !forgiven.test(text));
    if (complaints.length > 0) throw new Error(`The console was told:\n${complaints.join("\n")}`);
  },
});

/** A screenshot and the URL of a failed test's last page; nothing if the browser no longer responds. */
async function lastSight(driver: Driver): Promise<{ body: string | Buffer; contentType: string }> {
  const place = await driver
    .evaluate("[location.href, scrollY, document.activeElement?.outerHTML.slice(0, 200)].join('\\n')")
    .catch((error: Error) => error.message);
  console.error(place);
  return driver.screenshot().then(
    (body) => ({ body, contentType: "image/png" }),
    () => ({ body: String(place), contentType: "text/plain" }),
  );
}

export { expect } from "playwright/test";
