import type { Page } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const ORDER = "/contract-vehicles/gsa-mas";
const SERVICE = "/services/a123-support";
const SOLUTION = "/solutions/userprovisioning";

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

/** Most heights in CSS pixels, by the width of the window. */
const LIMITS = { 1440: 4800, 390: 8000 };

/** Words of a page at first sight, without its tables, the rows of its specimen, and drawings. */
const WORDS = { median: 900, most: 1050 };

const offers = ROUTES_OF_SPEC.filter((route) => /^\/(?:services|solutions)\/[^/]+$/.test(route));
/** Every service and solution in `TEST_ALL=1 npm test`, otherwise every twenty-fifth. */
const measured = offers.filter((_, index) => process.env["TEST_ALL"] || index % 25 === 1);

test("READ-4 a service or solution page is at most 4,800 px tall, and short to read", async ({ page }) => {
  test.slow(!!process.env["TEST_ALL"]);
  const tall: string[] = [];
  const counts: number[] = [];
  for (const path of measured) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    if ((await page.locator(".offer-band").count()) === 0) continue;
    await layOutWholePage(page);
    for (const [width, limit] of Object.entries(LIMITS)) {
      await page.setViewportSize({ width: Number(width), height: 844 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(Number(width));
      const height = await page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));
      if (height > limit) tall.push(`${path} is ${height} px at ${width} px`);
      counts.push(await page.evaluate(countWords));
    }
  }
  expect(tall).toEqual([]);
  const sorted = counts.toSorted((a, b) => a - b);
  expect(sorted.length).toBeGreaterThanOrEqual(4);
  expect(sorted[0]).toBeGreaterThan(400);
  expect(sorted.at(-1)).toBeLessThanOrEqual(WORDS.most);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(WORDS.median);
});

/** Runs in the page. */
function countWords(): number {
  const uncounted = "table, .leaf-log, [aria-hidden=true], .visually-hidden";
  const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (texts.nextNode()) {
    const { parentElement: around, textContent: text } = texts.currentNode;
    if (!around!.checkVisibility({ visibilityProperty: true }) || around!.closest(uncounted)) continue;
    count += text!.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  return count;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("READ-1 a service and a solution begin with what a buyer needs", async ({ page }) => {
    for (const path of [SERVICE, SOLUTION])
      await test.step(path, async () => {
        await page.goto(path);
        const glance = page.getByRole("region", { name: "At a glance" });
        await expect(glance.getByRole("term").filter({ visible: true })).toHaveText([
          "What you get",
          "Length",
          "Team",
          "How to buy",
        ]);
        await expect(glance.locator("time")).toHaveAttribute("datetime", /^20\d\d-\d\d-\d\d$/);
        await glance.getByText("Buying details").click();
        for (const name of ["NAICS codes", "PSC codes", "Vehicles and prices", "Contract type and acceptance"])
          await expect(glance.getByRole("term").filter({ hasText: name })).toBeVisible();
        await expect(glance.getByRole("term").filter({ hasText: "What we need from you" })).toBeVisible();
        for (const value of await glance.getByRole("definition").all()) await expect(value).not.toBeEmpty();
        await glance.getByRole("link", { name: /documents$/ }).click();
        await expect(page).toHaveURL(/#deliverables$/);
      });
  });

  test(`READ-2 on a phone the contents of ${ORDER} open without JavaScript and lead to each part`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ORDER);
    await expect(contents(page).getByRole("link").first()).toBeHidden();
    await contents(page).getByText("On this page").filter({ visible: true }).click();
    for (const link of [contents(page).getByRole("link").nth(1), contents(page).getByRole("link").last()]) {
      const name = (await link.textContent())!;
      await link.click();
      await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeInViewport();
    }
  });
});

test("READ-2 in a wide window the contents stay in sight and mark the part being read", async ({ page }) => {
  for (const [path, parts] of [
    [SERVICE, "main section[id]:not(#talk)"],
    [ORDER, ".way > li"],
  ] as const)
    await test.step(path, async () => {
      await openHydrated(page, path);
      await layOutWholePage(page);
      const links = await contents(page).locator('a[href^="#"]').all();
      expect(links.length).toBe(await page.locator(parts).count());
      for (const link of links) {
        await link.click();
        await expect(link).toHaveAttribute("aria-current", "location");
        await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
        await expect(link).toBeInViewport();
      }
    });
});

test("READ-1 a page is printed and shared by its buttons; a closed dialog is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, print: () => calls.push("print") });
    navigator.share = (data) => {
      calls.push(data);
      return Promise.reject(new DOMException("The visitor closed it.", "AbortError"));
    };
  });
  await openHydrated(page, SERVICE);
  const glance = page.getByRole("region", { name: "At a glance" });
  await glance.getByRole("button", { name: "Print" }).click();
  await glance.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate("calls")).toEqual(["print", { title: await page.title(), url: page.url() }]);
});
