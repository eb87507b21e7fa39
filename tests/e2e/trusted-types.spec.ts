import type { Page } from "playwright/test";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { BROKEN_ABOUT_CHUNK, FAILURE } from "../support/failing-page.ts";
import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

/**
 * Every test fails on Trusted Types violations (support/site-test.ts). These are the cases that need a test of their
 * own.
 */

const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);

/** A page of each kind in `TEST_ALL=1 npm test`, otherwise every fourth: each test fails on violations. */
const kinds = PAGE_OF_EACH_KIND.filter(
  (path, index) => process.env["TEST_ALL"] || index % 4 === 0 || path === "/nowhere",
);

const scripts = (page: Page) => page.evaluate(() => document.scripts.length);

test("SEC-2 the browser opens pages of many kinds in one visit without creating a script from text", async ({
  page,
  complaints,
}) => {
  await openHydrated(page, "/");
  const before = await scripts(page);
  for (const path of [...kinds, "/"]) {
    await go(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(await scripts(page)).toBeLessThanOrEqual(before);
  // The unknown path.
  expect(complaints.splice(0).filter((line) => !line.includes("/nowhere") && !line.includes("404"))).toEqual([]);
});

test("SEC-2 GEN-5 a page that fails in the browser leaves nothing untrusted, and the visit goes on from it", async ({
  page,
  complaints,
}) => {
  await page.route(/\/assets\/about-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: BROKEN_ABOUT_CHUNK }),
  );
  await openHydrated(page, "/services");
  await go(page, "/about");
  await expect(page.getByRole("main")).toContainText(FAILURE);
  await expect(page.locator("body")).toHaveCSS("font-family", /Public Sans/);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await go(page, "/cybersecurity");
  await expect(page).toHaveTitle(/Cybersecurity/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator("body")).toHaveCSS("font-family", /Public Sans/);
  expect(complaints.splice(0).join("\n")).toContain(FAILURE);
});

/** What injected code would try with a string; each returns the result. */
const ATTACKS = {
  "write HTML": () => (document.body.innerHTML = "<p>slipped in</p>"),
  "write HTML beside a part": () => document.body.insertAdjacentHTML("beforeend", "<p>slipped in</p>"),
  "write a script": () => (document.createElement("script").text = "slippedIn()"),
  "fetch a script": () => (document.createElement("script").src = "/slipped-in.js"),
  "parse a frame": () => (document.createElement("iframe").srcdoc = "<p>slipped in</p>"),
  "trust itself": () =>
    (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes //
      .createPolicy("default", { createHTML: (html: string) => html }),
};

test("SEC-2 the browser rejects a string as HTML, as a script and as a script's URL, and a policy for it", async ({
  browser,
  site,
}) => {
  // A separate page, so that its violations do not fail the test.
  const page = await browser.newPage();
  await openHydrated(page, `${site.origin}/about`);
  for (const [what, attack] of Object.entries(ATTACKS)) {
    const refusal = await page.evaluate(attack).then(String, (error: Error) => error.message);
    expect(refusal, what).toMatch(/TypeError/);
  }
  await page.close();
});

const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/**
 * What Turnstile's script does to the page, based on a stored copy: a frame in a closed shadow tree, and loading itself
 * again.
 */
const TURNSTILE_SCRIPT = `window.turnstile ??= {
  render(place) {
    const wrapper = document.createElement("div");
    const frame = document.createElement("iframe");
    frame.setAttribute("src", "https://challenges.cloudflare.com/cdn-cgi/challenge-platform/frame");
    wrapper.attachShadow({ mode: "closed" }).append(frame);
    place.append(wrapper);
    window.shown = true;
    return "1";
  },
  remove() {},
  renew() {
    const former = document.querySelector('script[src^="https://challenges.cloudflare.com/"]');
    const url = new URL(former.src);
    url.searchParams.set("_upgrade", "true");
    const script = document.createElement("script");
    script.nonce = former.nonce;
    script.src = url.toString();
    former.replaceWith(script);
  },
};
window.runs = (window.runs ?? 0) + 1;`;

test("SEC-2 with Turnstile on, only its script may be loaded, and it may load itself again", async ({ browser }) => {
  const site = await BuiltSite.start({
    settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", TURNSTILE_SITE_KEY: "1x0", TURNSTILE_SECRET_KEY: "1x1" },
  });
  const page = await browser.newPage();
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  page.on("pageerror", (error) => refused.push(error.message));
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill(
      route.request().url().startsWith(TURNSTILE)
        ? { contentType: "text/javascript", body: TURNSTILE_SCRIPT }
        : { contentType: "text/html", body: "<p>A check</p>" },
    ),
  );
  const runs = () => page.evaluate(() => (window as { runs?: number }).runs ?? 0);
  const shown = () => page.evaluate(() => (window as { shown?: boolean }).shown ?? false);
  // One document that includes the form, and one in which it is opened later.
  for (const first of ["/contact", "/about"]) {
    await openHydrated(page, site.origin + first);
    await go(page, "/contact");
    await page.locator("#write form").scrollIntoViewIfNeeded();
    await expect.poll(runs).toBe(1);
    // The document's own script may run before the form is hydrated; Turnstile loads itself again only after rendering.
    await expect.poll(shown).toBe(true);
    await page.evaluate(() => (window as unknown as { turnstile: { renew: () => void } }).turnstile.renew());
    await expect.poll(runs).toBe(2);
  }
  expect(refused).toEqual([]);

  const { "fetch a script": fetchScript, "write HTML": writeHtml, "trust itself": trustItself } = ATTACKS;
  for (const attack of [fetchScript, writeHtml, trustItself]) {
    expect(await page.evaluate(attack).then(String, (error: Error) => error.message)).toMatch(/TypeError/);
  }
  await page.close();
  await site.stop();
});
