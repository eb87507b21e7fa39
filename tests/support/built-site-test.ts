import { test as base } from "playwright/test";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { type Gateway, startGateway } from "../../scripts/local/gateway/local-gateway.ts";

interface WorkerFixtures {
  /** The built site of this test process, with its own gateway. */
  site: BuiltSite;
}

interface TestFixtures {
  /** The gateway behind the site. Reset before each test. */
  gateway: Gateway;
  /** Prints what the site has logged during a test that fails. */
  printLog: undefined;
}

const gateways = new WeakMap<BuiltSite, Gateway>();
/** Lines that a site has logged since the last test. */
const logs = new WeakMap<BuiltSite, string[]>();

/** Playwright's test with the production build, for all browsers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const gateway = await startGateway();
      const lines: string[] = [];
      const site = await BuiltSite.start({
        settings: { CONTACT_API_ORIGIN: gateway.origin, SITE_URL: undefined },
        // All tests share one address and send more than one visitor may.
        worker: { ratelimits: {} },
        onLog: (line) => lines.push(line),
      });
      logs.set(site, lines);
      gateways.set(site, gateway);
      await use(site);
      await site.stop();
      await gateway.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  gateway: async ({ site }, use) => {
    const gateway = gateways.get(site)!;
    gateway.setFault(undefined);
    gateway.received.length = 0;
    gateway.seen.length = 0;
    await use(gateway);
    gateway.setFault(undefined);
  },
  printLog: [
    async ({ site }, use, info) => {
      const lines = logs.get(site)!;
      lines.length = 0;
      await use(undefined);
      if (info.status !== info.expectedStatus) console.error(lines.join("\n"));
    },
    { auto: true },
  ],
});
