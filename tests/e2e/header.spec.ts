import type { Locator, Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { headerOf, visit } from "../support/header.ts";
import { overlapsInHeader } from "../support/losses.ts";
import { engines, expect, test } from "../support/site-test.ts";

const WHITE = "rgb(255, 253, 248)";
const CLEAR = "rgba(0, 0, 0, 0)";
const background = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);

/** Labels of the header's items with the gold thread. */
const threads = (page: Page) =>
  page
    .locator(".nav-item")
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item, "::after").transform === "matrix(1, 0, 0, 1, 0, 0)")
        .map((item) => item.querySelector("a")?.textContent),
    );

test.use({ reducedMotion: "reduce" });

test("HDR-1 HDR-2 the home header is 5rem high, and white once 100 px are scrolled", async ({ page }) => {
  const { header } = await visit(page, "/");
  for (const width of [1440, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      await expect.poll(() => background(header)).toBe(CLEAR);
      await expectNoViolations(page, { within: ".site-header" });
      await page.evaluate(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.startTime))).observe({
          type: "layout-shift",
        });
        Object.assign(window, { shifts });
      });
      await scrollTo(page, 99);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await background(header)).toBe(CLEAR);
      await scrollTo(page, 100);
      await expect.poll(() => background(header)).toBe(WHITE);
      await expect(header).not.toHaveCSS("box-shadow", "none");
      await scrollTo(page, 0);
      await expect.poll(() => background(header)).toBe(CLEAR);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
      await scrollTo(page, 700);
      await expect.poll(() => background(header)).toBe(WHITE);
      expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
      await expectNoViolations(page, { within: ".site-header" });
    });
  }
});

// The item of each page is in app/shell/header/nav-link.test.ts.
test("HDR-2 HDR-3 the server renders the header white but for home, with the item of the page", async ({ request }) => {
  for (const [path, isClear, current] of [
    ["/", true, "Home"],
    ["/about", false, "About"],
    ["/no-such-page", false, undefined],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<header[^>]*>/.exec(html)![0].includes("data-clear"), path).toBe(isClear);
    expect(/<a [^>]*aria-current="page"[^>]*>([^<]+)/.exec(html)?.[1], path).toBe(current);
  }
});

test("HDR-2 HDR-3 the seven links are in order, and load only the page", engines, async ({ page }) => {
  const { header, nav, link, toggle } = await visit(page, "/");
  const links = await nav
    .getByRole("link")
    .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
  expect(links).toEqual([
    ["Home", "/"],
    ["About", "/about#leadership"],
    ["Services", "/services"],
    ["Solutions", "/solutions"],
    ["Contact", "/contact"],
    ["Corporate Capability", "/corporate-capability"],
    ["Cybersecurity", "/cybersecurity"],
  ]);
  await toggle("Solutions").press("Enter");
  expect(await background(header)).toBe(WHITE);
  await page.keyboard.press("Escape");

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link("Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(link("Contact")).toHaveAttribute("aria-current", "page");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // While a menu is open, only its item has the thread.
  await toggle("Services").press("Enter");
  expect(await threads(page)).toEqual(["Services"]);
  await page.keyboard.press("Escape");
  expect(await threads(page)).toEqual(["Contact"]);
});

test("HDR-1 HDR-8 'Talk to us' stands at every width, the wordmark from 360 px", async ({ page }) => {
  const { header } = await visit(page, "/about");
  const talk = header.getByRole("link", { name: "Talk to us" });
  for (const width of [320, 359, 360, 767, 768, 1167, 1168, 1344, 1920]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
      const box = (await talk.boundingBox())!;
      // In two tiers it stands in the upper one.
      expect([box.y, box.height]).toEqual(width >= 768 && width < 1168 ? [0, 40] : [18, 44]);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      // From 768 px on the button ends with the content.
      const content = (await page.getByRole("main").locator(".page-width").first().boundingBox())!;
      if (width >= 768) expect(box.x + box.width).toBeCloseTo(content.x + content.width, 0);
      const logo = (await page.locator(".header-logo").boundingBox())!;
      const drawing = (await page.locator(".header-logo > svg").boundingBox())!;
      expect(logo.width >= drawing.width).toBe(width >= 360);
      expect(await overlapsInHeader(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
  await talk.click();
  await expect(page).toHaveURL("/contact");
  await talk.click();
  await expect(page).toHaveURL("/contact#write");
  await expect(page.locator("#write").getByLabel("Name")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HDR-2 the home header turns white by scrolling, with and without motion", async ({ page }) => {
    for (const reducedMotion of ["reduce", "no-preference"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/");
      const { header } = headerOf(page);
      await page.mouse.move(700, 400);
      await page.mouse.wheel(0, 150);
      await expect(header).toHaveCSS("background-color", WHITE);
      await expect(header).toHaveCSS("color", "rgb(11, 31, 42)");
      await page.mouse.wheel(0, -150);
      await expect(header).toHaveCSS("background-color", CLEAR);
      await expect(header).toHaveCSS("color", "rgb(251, 248, 241)");
    }
  });
});
