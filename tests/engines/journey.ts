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
  // A fade from page to page that is left out, as on a busy machine: the standard counts that as handled, WebKit does not.
  /^Unhandled Promise Rejection: AbortError: Skipping view transition/,
  // Firefox speaks of a font that was still on its way when the page was left (NS_BINDING_ABORTED).
  /^downloadable font: download failed .* status=2152398850 /,
];

const NOTHING = /(?!)/;

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
    async ({ engine }, use) => {
      const driver = await ENGINES[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  scripts: [true, { option: true }],
  forgiven: [NOTHING, { option: true }],
  visitor: async ({ driver, site, scripts, forgiven, gateway: _gateway }, use) => {
    await driver.resize(DESKTOP.width, DESKTOP.height);
    await driver.prefer({});
    await driver.setScripts(true);
    // A page stores where it was scrolled to when it is left, so that only the next one can forget it.
    await driver.open(`${site.origin}/robots.txt`);
    await driver.evaluate("(localStorage.clear(), sessionStorage.clear())");
    await driver.point(2, DESKTOP.height - 2);
    await driver.setScripts(scripts);
    await driver.complaints();
    await use(new Visitor(driver, site.origin));
    const complaints = (await driver.complaints()).filter(
      (text) => ![forgiven, ...HARMLESS].some((pattern) => pattern.test(text)),
    );
    if (complaints.length > 0) throw new Error(`The console was told:\n${complaints.join("\n")}`);
  },
});

export { expect } from "playwright/test";
