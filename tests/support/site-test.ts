import type { ConsoleMessage } from "playwright/test";
import { test as base } from "./built-site-test.ts";

interface TestFixtures {
  /**
   * Console errors, warnings and uncaught exceptions. A test fails if any are left at its end. Trusted Types violations
   * are not included: they fail any test (SEC-2).
   */
  complaints: string[];
}

/** Chromium's messages about strings used as HTML or script, and about policies that would allow it. */
const UNTRUSTED = /Trusted(?:HTML|Script|ScriptURL|TypePolicy)|trusted-types/;

/** What other engines say of themselves, not of the page. */
const OF_ENGINES = [
  // WebKit does not know web app manifests, and therefore not their CSP directive.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // On a busy machine a script may run seconds after its preload.
  /was preloaded using link preload but not used within a few seconds/,
  // Firefox reports fonts and imports that were still loading when the page was left.
  /^downloadable font: download failed .* status=2152398850 /,
  /^Error loading route module `\S+`, reloading page\.\.\.|error loading dynamically imported module/,
];

/** The built site in Playwright's browser. A console error or warning fails the test. */
export const test = base.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page, browserName }, use) => {
      const complaints: string[] = [];
      const untrusted: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      };
      const onError = (error: Error) => note(error.message);
      const note = (line: string) => {
        if (browserName === "chromium" || !OF_ENGINES.some((pattern) => pattern.test(line)))
          (UNTRUSTED.test(line) ? untrusted : complaints).push(line);
      };
      page.on("console", onConsole).on("pageerror", onError);
      await use(complaints);
      page.off("console", onConsole).off("pageerror", onError);
      if (untrusted.length > 0)
        throw new Error(`The browser refused what the page would not vouch for:\n${untrusted.join("\n")}`);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
});

/** Of a test that also runs in Firefox and WebKit (playwright.config.ts). */
export const engines = { tag: "@engines" };

export { expect } from "playwright/test";
