import type { Locator, Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { headerOf, visit } from "../support/header.ts";
import { expect, test } from "../support/site-test.ts";

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

for (const width of [1440, 768, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("HDR-1 the header stays at the top, 5rem high", async ({ page }) => {
      const { header } = await visit(page, "/about");
      for (const y of [0, 700]) {
        await scrollTo(page, y);
        expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width, height: 80 });
      }
    });

    test("HDR-2 on home the header is transparent until 100 px are scrolled, then white, without layout shift", async ({
      page,
    }) => {
      const { header } = await visit(page, "/");
      await page.evaluate(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => shifts.push(...list.getEntries().map((entry) => entry.startTime))).observe({
          type: "layout-shift",
        });
        Object.assign(window, { shifts });
      });
      expect(await background(header)).toBe(CLEAR);
      await scrollTo(page, 99);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await background(header)).toBe(CLEAR);
      await scrollTo(page, 100);
      await expect.poll(() => background(header)).toBe(WHITE);
      await scrollTo(page, 0);
      await expect.poll(() => background(header)).toBe(CLEAR);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });

    test("HDR-2 the header passes axe in both states", async ({ page }) => {
      await visit(page, "/");
      await expectNoViolations(page);
      await scrollTo(page, 300);
      await expectNoViolations(page);
    });
  });
}

for (const path of ["/about", "/services/erp-solutions", "/contact"]) {
  test(`HDR-2 the header is white with a shadow on ${path}`, async ({ page }) => {
    const { header } = await visit(page, path);
    expect(await background(header)).toBe(WHITE);
    expect(await header.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe("none");
  });
}

test("HDR-2 GEN-1 the header is white on an unknown path", async ({ page, complaints }) => {
  const { header } = await visit(page, "/no-such-page");
  expect(await background(header)).toBe(WHITE);
  complaints.length = 0;
});

test("HDR-2 the server renders the header white on inner pages, transparent on home", async ({ request }) => {
  const headerTag = async (path: string) => (await (await request.get(path)).text()).match(/<header[^>]*>/)?.[0];
  expect(await headerTag("/")).toContain("data-clear");
  expect(await headerTag("/about")).not.toContain("data-clear");
  expect(await headerTag("/no-such-page")).not.toContain("data-clear");
});

test("HDR-2 the header is white while a menu is open", async ({ page }) => {
  const { header, toggle } = await visit(page, "/");
  await toggle("Solutions").press("Enter");
  expect(await background(header)).toBe(WHITE);
});

test("HDR-3 the seven links are in order and lead to their pages", async ({ page }) => {
  const { nav } = await visit(page, "/");
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
});

for (const [path, label, current] of [
  ["/", "Home", "page"],
  ["/about", "About", "page"],
  ["/services", "Services", "page"],
  ["/services/digital-transformation", "Services", "true"],
  ["/services/network-security", "Services", "true"],
  ["/solutions/userprovisioning", "Solutions", "true"],
  ["/contact", "Contact", "page"],
  ["/corporate-capability", "Corporate Capability", "page"],
  ["/cybersecurity", "Cybersecurity", "page"],
  ["/flip-cards", undefined, undefined],
] as const) {
  test(`HDR-3 on ${path} the thread marks ${label ?? "no item"}`, async ({ page }) => {
    const { nav } = await visit(page, path);
    const marked = nav.locator("[aria-current]");
    await expect(marked).toHaveCount(label ? 1 : 0);
    if (label) {
      await expect(marked).toHaveText(label);
      await expect(marked).toHaveAttribute("aria-current", current);
    }
    expect(await threads(page)).toEqual(label ? [label] : []);
  });
}

test("HDR-3 while a menu is open only its item has the thread", async ({ page }) => {
  const { toggle } = await visit(page, "/contact");
  await toggle("Services").press("Enter");
  expect(await threads(page)).toEqual(["Services"]);
  await page.keyboard.press("Escape");
  expect(await threads(page)).toEqual(["Contact"]);
});

test("HDR-3 a link in the header navigates without loading a document", async ({ page }) => {
  const { link } = await visit(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link("Contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(link("Contact")).toHaveAttribute("aria-current", "page");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test.describe(`with motion: ${reducedMotion}`, () => {
      test.use({ reducedMotion });

      test("HDR-2 the home header turns white by scrolling", async ({ page }) => {
        await page.goto("/");
        const { header } = headerOf(page);
        const box = { x: 700, y: 400 };
        await page.mouse.move(box.x, box.y);
        await page.mouse.wheel(0, 150);
        await expect(header).toHaveCSS("background-color", WHITE);
        await expect(header).toHaveCSS("color", "rgb(11, 31, 42)");
        await page.mouse.wheel(0, -150);
        await expect(header).toHaveCSS("background-color", CLEAR);
        await expect(header).toHaveCSS("color", "rgb(251, 248, 241)");
      });
    });
  }
});
