import type { Page } from "playwright/test";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const open = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

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
    await open(page, "/contact");
    await page.locator("#write form").scrollIntoViewIfNeeded();
    await expect.poll(runs).toBe(1);
    // The document's own script may run before the form is hydrated; Turnstile loads itself again only after rendering.
    await expect.poll(shown).toBe(true);
    await page.evaluate(() => (window as unknown as { turnstile: { renew: () => void } }).turnstile.renew());
    await expect.poll(runs).toBe(2);
  }
  expect(refused).toEqual([]);
  await page.close();
  await site.stop();
});
