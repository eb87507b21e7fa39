import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

const ASSETS = "build/client/assets";
const FLIP_SHEET = /\/assets\/flip-card-[\w-]+\.css$/;

/** Each route style sheet's text by its URL. */
const ROUTE_SHEETS = readdirSync(ASSETS)
  .filter((file) => file.endsWith(".css") && !/^(?:root|print)-/.test(file))
  .map((file): [string, string] => [`/assets/${file}`, readFileSync(`${ASSETS}/${file}`, "utf8")]);

/** Follows a link to a page, from the current page. */
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(to);
  }, path);

/** Paths of the page's requests of one kind from now on. */
function requestsOf(page: Page, kind: "stylesheets" | "documents"): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (kind === "documents" ? request.isNavigationRequest() : pathname.endsWith(".css")) paths.push(pathname);
  });
  return paths;
}

/** Records the layout of the cards when they are inserted, before the next paint. */
const watchCards = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const cards = document.querySelector(".flip-cards");
      if (cards && seen.length === 0) seen.push(getComputedStyle(cards).display);
    }).observe(document, { childList: true, subtree: true });
  });
const cardsSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

for (const path of PAGE_OF_EACH_KIND) {
  test(`GEN-4 no sheet but those that ${path} comes with says anything of it`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    const own = (await page.locator("style[data-sheets]").getAttribute("data-sheets"))!.split(" ");
    const others = ROUTE_SHEETS.filter(([address]) => !own.includes(address));
    expect(others.length).toBeGreaterThan(5);
    const matching = await page.evaluate((sheets) => {
      const selectorsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule.selectorText];
          return "cssRules" in rule && !(rule instanceof CSSKeyframesRule)
            ? selectorsIn(rule.cssRules as CSSRuleList)
            : [];
        });
      return sheets.flatMap(([address, text]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return selectorsIn(sheet.cssRules)
          .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "")))
          .map((selector) => `${address}: ${selector}`);
      });
    }, others);
    expect(matching).toEqual([]);
    // The browser's report of the unknown path.
    if (path === "/nowhere") complaints.length = 0;
  });
}

test("GEN-4 a page is not shown before its style sheet has loaded", async ({ page }) => {
  await openHydrated(page, "/contact");
  const release = await holdBack(page, FLIP_SHEET);
  await watchCards(page);
  const [data, sheet] = [page.waitForResponse(/\/flip-cards\.data/), page.waitForRequest(FLIP_SHEET)];
  await navigate(page, "/flip-cards");
  await (await data).finished();
  await sheet;
  // Shown with the page's own indicator, once the rest of the page has loaded.
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  expect(await cardsSeen(page)).toEqual([]);
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await expect(page.locator(".flip-cards")).toBeVisible();
  expect(await cardsSeen(page)).toEqual(["grid"]);
});

test("GEN-4 a style sheet loads once: not on going back, nor for a page that has it inlined", async ({ page }) => {
  await openHydrated(page, "/flip-cards");
  const sheets = requestsOf(page, "stylesheets");
  for (const path of ["/about", "/flip-cards", "/about"]) {
    await navigate(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator(path === "/about" ? ".headed" : ".flip-cards").first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.locator(".flip-cards")).toHaveCSS("display", "grid");
  const own = sheets.filter((path) => !path.includes("/print-")).toSorted();
  expect(own).toEqual([expect.stringMatching(/\/headed-section-[\w-]+\.css$/)]);
});
