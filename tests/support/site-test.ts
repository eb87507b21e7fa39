import type { ConsoleMessage } from "playwright/test";
import { test as base } from "./built-site-test.ts";

interface TestFixtures {
  /**
   * What the page complained about: console errors, warnings, uncaught exceptions. A test fails on what is left. Of what
   * Trusted Types refused it hears nothing: that fails any test (SEC-2).
   */
  complaints: string[];
}

/** How Chromium speaks of a text that a page would have as HTML or as a script, and of a policy that would let one through. */
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
