import { test as siteTest } from "../support/built-site-test.ts";
import { Visitor } from "./visitor.ts";

/** Console messages about the engine, not the page. */
const HARMLESS = [
  // WebKit does not know web app manifests, and therefore not their CSP directive.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // On a busy machine a script may run seconds after its preload.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds/,
  // Firefox reports fonts that were still loading when the page was left (NS_BINDING_ABORTED), and cancels its imports.
  /^downloadable font: download failed .* status=2152398850 /,
  /^Error loading route module `\S+`, reloading page\.\.\./,
  /error loading dynamically imported module/,
];

const NOTHING = /(?!)/;

interface Fixtures {
  visitor: Visitor;
  /** Console messages that this test allows. */
  forgiven: RegExp;
}

/** A journey in one engine. Errors and warnings in the console fail it. */
export const test = siteTest.extend<Fixtures>({
  baseURL: ({ site }, use) => use(site.origin),
  forgiven: [NOTHING, { option: true }],
  visitor: async ({ page, site, forgiven, javaScriptEnabled, gateway: _gateway }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(new Visitor(page, site.origin, { scripts: javaScriptEnabled }));
    const heard = complaints.filter((text) => ![...HARMLESS, forgiven].some((pattern) => pattern.test(text)));
    if (heard.length > 0) throw new Error(`The console was told:\n${heard.join("\n")}`);
  },
});

export { expect } from "playwright/test";
