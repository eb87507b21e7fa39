import type { ConsoleMessage } from "playwright/test";
import { test as base } from "./built-site-test.ts";

interface TestFixtures {
  /** What the page complained about: console errors, warnings, uncaught exceptions. A test fails on what is left. */
  complaints: string[];
}

/** The built site in Playwright's browser. A console error or warning fails the test. */
export const test = base.extend<TestFixtures>({
  baseURL: ({ site }, use) => use(site.origin),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      };
      const onError = (error: Error) => complaints.push(error.message);
      page.on("console", onConsole).on("pageerror", onError);
      await use(complaints);
      page.off("console", onConsole).off("pageerror", onError);
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "playwright/test";
