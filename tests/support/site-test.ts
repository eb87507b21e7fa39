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

/** The built site in Playwright's browser. A console error or warning fails the test. */
export const test = base.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const untrusted: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      };
      const onError = (error: Error) => note(error.message);
      const note = (line: string) => (UNTRUSTED.test(line) ? untrusted : complaints).push(line);
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

export { expect } from "playwright/test";
