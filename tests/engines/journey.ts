import { test as siteTest } from "../support/built-site-test.ts";
import { startChromium } from "./drivers/chromium.ts";
import type { Driver } from "./drivers/driver.ts";
import { startFirefox } from "./drivers/firefox.ts";
import { startWebkit } from "./drivers/webkit.ts";
import { DESKTOP, Visitor } from "./visitor.ts";

export const ENGINES = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };
export type EngineName = keyof typeof ENGINES;

/** What an engine says of itself, not of the page. */
const HARMLESS = [
  // WebKitGTK is built without web app manifests, and so without the directive that says where they may come from.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // On a busy machine a page's script may run seconds after it came. Chromium, in other words, would still tell of one that never runs.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds .*wasn't preloaded for nothing/,
  // Firefox speaks of a font that was still on its way when the page was left (NS_BINDING_ABORTED).
  /^downloadable font: download failed .* status=2152398850 /,
];

/**
 * Leaves the page, as its last words may be about that.
 * @returns what the console was told since the journey began, or since this was asked before, but for what is harmless
 */
export async function lastWords(driver: Driver): Promise<string[]> {
  const before = await driver.complaints();
  await driver.open("about:blank");
  const all = [...before, ...(await driver.complaints())];
  return all.filter((text) => !HARMLESS.some((pattern) => pattern.test(text)));
}

const NOTHING = /(?!)/;

/** How long an engine may take to start, and as long again for its first page. */
const WARM_WITHIN_MS = 60_000;

interface WorkerFixtures {
  engine: EngineName;
  /** The one browser of this test process. */
  driver: Driver;
}

interface TestFixtures {
  /** Whether pages run their scripts. */
  scripts: boolean;
  visitor: Visitor;
  /** What the console may say in this test. */
  forgiven: RegExp;
}

/** A journey: all of an engine go through one window, each as a new visitor. A complaint in the console fails it. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
  engine: ["chromium", { scope: "worker", option: true }],
  driver: [
    async ({ engine, site }, use) => {
      const driver = await ENGINES[engine]();
      // A cold engine takes many times as long for its first page: no journey is to wait for that.
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
    // A page stores where it was scrolled to when it is left, so that only the next one can forget it.
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

/** A failed journey's last page, as a picture and where it is; a browser that does not answer any more has none. */
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
