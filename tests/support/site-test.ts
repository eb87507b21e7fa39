import { type ConsoleMessage, test as base } from "playwright/test";
import { type Gateway, startGateway } from "../../local/gateway/gateway.ts";
import { BuiltSite } from "../../local/built-site.ts";

interface WorkerFixtures {
  /** The built site of this test process, with its own gateway. */
  site: BuiltSite;
}

interface TestFixtures {
  /** The gateway behind the site, without faults and with nothing received at the start of a test. */
  gateway: Gateway;
  /**
   * What the page complained about: console errors, warnings, uncaught exceptions. A test fails on what is left. Of what
   * Trusted Types refused it hears nothing: that fails any test (SEC-2).
   */
  complaints: string[];
}

/** How Chromium speaks of a text that a page would have as HTML or as a script, and of a policy that would let one through. */
const UNTRUSTED = /Trusted(?:HTML|Script|ScriptURL|TypePolicy)|trusted-types/;

const gateways = new WeakMap<BuiltSite, Gateway>();

/** Playwright's test with the production build behind it. A console error or warning fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway();
      const site = await BuiltSite.start({
        settings: { CONTACT_API_ORIGIN: gateway.origin, SITE_URL: undefined },
        // All tests come from one address and send more than one visitor may.
        worker: { ratelimits: {} },
      });
      gateways.set(site, gateway);
      await use(site);
      await site.stop();
      await gateway.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  gateway: async ({ site }, use) => {
    const gateway = gateways.get(site)!;
    gateway.setFault(undefined);
    gateway.received.length = 0;
    gateway.seen.length = 0;
    await use(gateway);
    gateway.setFault(undefined);
  },
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
