import type { Page } from "playwright/test";
import { navigation } from "../../app/content/navigation.ts";
import { categories } from "../../app/content/services/index.ts";
import { solutions } from "../../app/content/solutions/index.ts";
import { MENU_DELAY_MS } from "../../app/lib/behaviour.ts";
import { expectNoViolations } from "../support/axe.ts";
import { centerOf, headerOf, stopClock, visit } from "../support/header.ts";
import { holdBack } from "../support/hold-back.ts";
import { hydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

// Those of the specification, in its order: app/registry/site-pages.test.ts.
const CATEGORIES = categories.map(({ name }) => name);

test.use({ reducedMotion: "reduce" });

test.describe("by pointer", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("HDR-4 HDR-5 HDR-6 menus open and close after their delays", engines, async ({ page }) => {
    await test.step("hovering a word opens its menu after a moment, and it closes a moment after the pointer has left", async () => {
      const { link, nav, toggle, categories, overview } = await visit(page, "/about");
      await stopClock(page);
      for (const [name, first] of [
        ["Services", categories.first()],
        ["Solutions", overview],
      ] as const) {
        await link(name).hover();
        await page.clock.runFor(MENU_DELAY_MS.open - 1);
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "false");
        await expect(first).toBeHidden();
        await page.clock.runFor(1);
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "true");
        if (name === "Services") {
          await expect(categories).toHaveText(CATEGORIES);
          await expect(first).toHaveAttribute("aria-selected", "true");
        } else {
          await expect(overview).toHaveAttribute("href", "/solutions");
          for (const { title } of solutions) await expect(nav.getByRole("link", { name: title })).toBeVisible();
        }
        await page.mouse.move(300, 780);
        await page.clock.runFor(MENU_DELAY_MS.close - 1);
        await expect(first).toBeVisible();
        await page.clock.runFor(1);
        await expect(first).toBeHidden();
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "false");
      }
    });

    await test.step("a menu stays open while the pointer crosses other items on the way to it", async () => {
      const { link, toggle, categories, panel } = headerOf(page);
      await link("Services").hover();
      await page.clock.runFor(MENU_DELAY_MS.open);
      const word = await centerOf(link("Services"));
      const to = await centerOf(categories.first());
      // Longer than both delays together, over About and Home.
      for (let step = 1; step <= 20; step++) {
        await page.mouse.move(word.x + ((to.x - word.x) * step) / 20, word.y + ((to.y - word.y) * step) / 20);
        await page.clock.runFor(50);
      }
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
      await page.clock.runFor(1000);
      await expect(categories.first()).toBeVisible();

      // Hovering a category chooses it, but crossing one on the way to the panel does not.
      await categories.nth(1).hover();
      await page.clock.runFor(MENU_DELAY_MS.open);
      await expect(panel).toHaveAccessibleName(CATEGORIES[1]!);
      const from = await centerOf(categories.nth(1));
      for (let step = 1; step <= 20; step++) {
        await page.mouse.move(from.x + 16 * step, from.y + 9 * step);
        await page.clock.runFor(30);
      }
      await expect(panel).toHaveAccessibleName(CATEGORIES[1]!);
      await categories.nth(5).hover();
      await page.clock.runFor(MENU_DELAY_MS.open);
      await expect(panel).toHaveAccessibleName("Cybersecurity");
      // As it was.
      await page.mouse.move(300, 780);
      await page.clock.runFor(1000);
    });

    await test.step("a click after a hover keeps the menu open; a second click, or Escape during a hover, closes it, and it stays closed", async () => {
      const { link, toggle } = headerOf(page);
      await toggle("Services").hover();
      await page.clock.runFor(MENU_DELAY_MS.open);
      await toggle("Services").click();
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
      await toggle("Services").click();
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
      await page.clock.runFor(1000);
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
      for (const name of ["Solutions", "Services"] as const) {
        await page.mouse.move(300, 780);
        await link(name).hover();
        await page.clock.runFor(MENU_DELAY_MS.open);
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "true");
        await page.keyboard.press("Escape");
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "false");
        await page.clock.runFor(1000);
        await expect(toggle(name)).toHaveAttribute("aria-expanded", "false");
      }
    });
  });
});

test("HDR-4 HDR-5 an open menu is closed by going back, and by a page that was on its way", async ({ page }) => {
  const { toggle } = await visit(page, "/contact");
  const about = page.getByRole("contentinfo").getByRole("link", { name: "About Us" });
  const release = await holdBack(page, "**/about.data*");
  await about.click();
  await toggle("Services").press("Enter");
  await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
  release();
  await expect(page).toHaveURL("/about");
  await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("main")).toBeFocused();
  await toggle("Services").click();
  await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
});

test.describe("by keyboard", () => {
  test("HDR-4 HDR-6 the keyboard goes through the menu and out with Escape", engines, async ({ page }) => {
    const { link, toggle, categories, panel } = await visit(page, "/about");
    await link("Services").focus();
    await page.keyboard.press("Tab");
    await expect(toggle("Services")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(categories.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(categories.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(categories.nth(1)).toBeFocused();
    await expect(categories.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Digital Transformation" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Business Process Automation" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toggle("Services")).toBeFocused();
    await expect(categories.first()).toBeHidden();

    await test.step("Tab goes through the solutions; leaving them closes the menu", async () => {
      const { link, menu, toggle, overview } = headerOf(page);
      await toggle("Solutions").press("Enter");
      for (const name of await menu("Solutions").getByRole("link").all()) {
        await page.keyboard.press("Tab");
        await expect(name).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(link("Contact")).toBeFocused();
      await expect(overview).toBeHidden();
      await expect(toggle("Solutions")).toHaveAttribute("aria-expanded", "false");
    });

    await test.step("Enter or Space on the caret opens and closes the menu", async () => {
      const { link, toggle, categories, overview } = headerOf(page);
      // A closed menu has no tab stops.
      await toggle("Services").focus();
      await page.keyboard.press("Tab");
      await expect(link("Solutions")).toBeFocused();
      for (const key of ["Enter", "Space"]) {
        await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
        await toggle("Services").press(key);
        await expect(categories.first()).toBeVisible();
        await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
        await toggle("Services").press(key);
        await expect(categories.first()).toBeHidden();
        await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
        await toggle("Solutions").press(key);
        await expect(overview).toBeVisible();
        await page.keyboard.press("Escape");
      }
      await link("Services").press("Enter");
      await expect(page).toHaveURL("/services");
    });
  });

  test("HDR-4 HDR-5 HDR-6 a passing mouse closes no menu that was opened by a key", async ({ page }) => {
    await page.clock.install();
    const { link, toggle, categories } = await visit(page, "/about");
    await stopClock(page);
    await toggle("Services").press("Enter");
    for (const place of ["the caret", "a category"]) {
      await test.step(`focus on ${place}`, async () => {
        if (place === "a category") await page.keyboard.press("Tab");
        await link("Services").hover();
        await page.clock.runFor(1000);
        await link("Solutions").hover();
        await page.clock.runFor(1000);
        await page.mouse.move(300, 780);
        await page.clock.runFor(1000);
        await expect(categories.first()).toBeVisible();
        await expect(toggle("Solutions")).toHaveAttribute("aria-expanded", "false");
      });
    }
    await expect(categories.first()).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const inPanel = page.getByRole("tabpanel").getByRole("link").nth(1);
    await expect(inPanel).toBeFocused();
    await categories.nth(3).hover();
    await page.clock.runFor(1000);
    await expect(inPanel).toBeFocused();
    await expect(categories.first()).toHaveAttribute("aria-selected", "true");

    await test.step("focus in a menu that closes goes to its caret, whatever closes it", async () => {
      const { link, toggle, categories, menu } = headerOf(page);
      await page.keyboard.press("Escape");
      await page.mouse.move(300, 780);
      await page.clock.runFor(1000);
      // A mouse that focuses a category and leaves.
      await link("Services").hover();
      await page.clock.runFor(MENU_DELAY_MS.open);
      await categories.nth(2).click();
      await page.clock.runFor(MENU_DELAY_MS.open);
      await page.mouse.move(300, 780);
      await page.clock.runFor(MENU_DELAY_MS.close);
      await expect(categories.first()).toBeHidden();
      await expect(toggle("Services")).toBeFocused();
      // A link to the page that is shown.
      await page.clock.resume();
      await toggle("Solutions").press("Enter");
      await menu("Solutions").getByRole("link").first().focus();
      await page.keyboard.press("Escape");
      await expect(toggle("Solutions")).toBeFocused();
    });
  });
});

test.describe("by touch on a wide screen", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("HDR-4 HDR-5 the first tap on Services opens the menu, the second follows the link", async ({ page }) => {
    const { toggle, overview } = await visit(page, "/about");
    await toggle("Solutions").tap();
    await expect(overview).toBeVisible();
    await toggle("Solutions").tap();
    await expect(overview).toBeHidden();
    await toggle("Solutions").tap();
    await page.touchscreen.tap(100, 700);
    await expect(overview).toBeHidden();

    await test.step("the first tap on Services opens the menu, the second follows the link", async () => {
      const { link, categories, toggle } = headerOf(page);
      await link("Services").tap();
      await expect(categories.first()).toBeVisible();
      await expect(page).toHaveURL("/about");
      // Says that the menu is open.
      await expect(toggle("Services")).toBeFocused();
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
      await categories.nth(3).tap();
      await expect(categories.nth(3)).toHaveAttribute("aria-selected", "true");
      await link("Services").tap();
      await expect(page).toHaveURL("/services");
      await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
    });
  });
});

test("HDR-3 HDR-4 HDR-5 open menus fit the window and pass axe, with large targets", async ({ page }) => {
  const { toggle, categories, panel, nav, menu } = await visit(page, "/about");
  for (const width of [1440, 1100, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const targets = nav.locator("a:visible, button:visible");
    await expect(targets).toHaveCount(9);
    for (const target of await targets.all()) {
      const box = (await target.boundingBox())!;
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(box.height).toBeGreaterThanOrEqual(width === 1440 ? 44 : 40);
    }
    for (const name of ["Services", "Solutions"] as const) {
      await toggle(name).press("Enter");
      if (name === "Services") {
        // The category with the longest panel.
        await categories.filter({ hasText: "Cybersecurity" }).click();
        const items = (await panel.getByRole("list").boundingBox())!;
        const all = (await nav.getByRole("link", { name: "All services" }).boundingBox())!;
        expect(items.y + items.height).toBeLessThan(all.y);
      }
      const box = (await menu(name).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBe(80);
      if (width !== 1100) await expectNoViolations(page, { within: ".site-header" });
      await page.keyboard.press("Escape");
    }
  }

  await test.step("every category shows its title link and its items in two columns, at one height", async () => {
    const { toggle, categories, panel, menu } = headerOf(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await toggle("Services").press("Enter");
    for (const name of CATEGORIES) {
      await categories.filter({ hasText: name }).hover();
      await expect(panel).toHaveAccessibleName(name);
      const title = panel.getByRole("link", { name, exact: true });
      await expect(title).toHaveAttribute("href", name === "Cybersecurity" ? "/cybersecurity" : /^\/services\//);
      const items = panel.getByRole("listitem");
      expect(await items.count()).toBeGreaterThan(2);
      const columns = await items.evaluateAll(
        (all) => new Set(all.map((item) => item.getBoundingClientRect().left)).size,
      );
      expect(columns).toBe(2);
      expect((await menu("Services").boundingBox())?.height).toBe(532);
    }

    await page.mouse.move(300, 780);
    await page.keyboard.press("Escape");
    await toggle("Services").press("Enter");
    await expect(categories.first()).toHaveAttribute("aria-selected", "true");
    await categories.filter({ hasText: "Cybersecurity" }).hover();
    await panel.getByRole("link", { name: "Network Security" }).click();
    await expect(page).toHaveURL("/services/network-security");
    await expect(toggle("Services")).toHaveAttribute("aria-expanded", "false");
  });
});

test("HDR-4 HDR-5 the menus mark the link of the page", async ({ page }) => {
  const { toggle, menu, categories, panel } = await visit(page, "/services/network-security");
  const current = (name: "Services" | "Solutions") => menu(name).locator('[aria-current="page"]:visible');
  await toggle("Services").press("Enter");
  await categories.filter({ hasText: "Cybersecurity" }).click();
  await expect(current("Services")).toHaveText(["Network Security"]);
  await panel.getByRole("link").first().click();
  // Until it is there: a new page closes the menus.
  await expect(page).toHaveTitle(/^Cybersecurity/);
  await toggle("Services").press("Enter");
  await expect(categories.first()).toHaveAttribute("aria-selected", "true");
  await categories.filter({ hasText: "Cybersecurity" }).click();
  await expect(current("Services")).toHaveText(["Cybersecurity"]);
  await toggle("Solutions").press("Enter");
  await expect(current("Solutions")).toHaveCount(0);
  await menu("Solutions").getByRole("link").nth(1).click();
  await expect(page).toHaveTitle(/Provisioning/);
  await toggle("Solutions").press("Enter");
  await expect(menu("Solutions").getByRole("link").nth(1)).toHaveAttribute("aria-current", "page");
  await expect(current("Solutions")).toHaveCount(1);
});

test("HDR-4 HDR-5 the menus are there in a window that grows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { nav, link, categories, overview } = await visit(page, "/about");
  await expect(nav).toHaveCount(0);
  await page.setViewportSize({ width: 1024, height: 844 });
  await link("Services").hover();
  await expect(categories.first()).toBeVisible();
  await link("Solutions").hover();
  await expect(overview).toBeVisible();
});

/** Numbers of links that the services menu has shown while open, one per change. */
const linksShown = (page: Page) => page.evaluate(() => (window as unknown as { linksShown: number[] }).linksShown);

test.describe("while its code has not come", () => {
  const SCRIPTS = "**/assets/entry.client-*.js";
  const CODE = "**/assets/lazy-menus-*.js";

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const linksShown: number[] = [];
      Object.assign(window, { linksShown });
      const count = () => {
        const links = [...document.querySelectorAll(".services-menu a")];
        const shown = links.filter((link) => link.checkVisibility()).length;
        if (shown > 0 && shown !== linksShown.at(-1)) linksShown.push(shown);
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    }),
  );

  // The title of a category, its items, and all services.
  const counts = navigation.categories.map(({ items }) => items.length + 2);
  const ALL = counts[0]!;
  const LEAST = Math.min(...counts);

  test("HDR-4 READ-3 a services menu under the pointer shows all links before, while and after React takes over", async ({
    page,
  }) => {
    const startReact = await holdBack(page, SCRIPTS);
    const sendCode = await holdBack(page, CODE);
    await page.goto("/about", { waitUntil: "domcontentloaded" });
    const { nav, link, toggle, categories: tabs, panel } = headerOf(page);
    await link("Services").hover();
    await expect.poll(() => linksShown(page)).toEqual([ALL]);
    startReact();
    await hydrated(page);
    await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
    await expect(nav.locator(".mega-panel")).toBeVisible();
    sendCode();
    await expect(async () => {
      await tabs.nth(2).hover();
      await tabs.nth(1).hover();
      await expect(panel).toHaveAccessibleName(CATEGORIES[1]!, { timeout: 500 });
    }).toPass();
    expect(Math.min(...(await linksShown(page)))).toBeGreaterThanOrEqual(LEAST);
  });

  test("HDR-4 STACK-1 a first press, without pointer or focus in the header, shows all links at once", async ({
    page,
  }) => {
    const sendCode = await holdBack(page, CODE);
    const { nav, toggle, categories: tabs } = await visit(page, "/about");
    // As voice control presses it.
    await toggle("Services").evaluate((button: HTMLElement) => button.click());
    await expect(toggle("Services")).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => linksShown(page)).toEqual([ALL]);
    await nav.getByRole("tab").first().focus();
    sendCode();
    // Focus is not lost with the tabs that had it.
    await expect(toggle("Services")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    expect(Math.min(...(await linksShown(page)))).toBeGreaterThanOrEqual(LEAST);
  });

  test("HDR-4 GEN-4 the services menu is a list of all practices if its code does not come, also on the next page", async ({
    page,
    complaints,
  }) => {
    await page.route(CODE, (route) => route.abort());
    const { toggle, menu, link } = await visit(page, "/about");
    await link("Contact").click();
    await expect(page).toHaveURL("/contact");
    await expect(page.getByRole("main")).toBeFocused();
    await toggle("Services").press("Enter");
    await expect(menu("Services").getByRole("link")).toHaveText(["All services", ...CATEGORIES]);
    await expect(menu("Services").getByRole("tab")).toHaveCount(0);
    await menu("Services").getByRole("link", { name: CATEGORIES[5]! }).click();
    await expect(page).toHaveURL("/cybersecurity");
    await expect(page.getByRole("main")).toBeFocused();
    await toggle("Services").press("Enter");
    await menu("Services").getByRole("link", { name: "All services" }).click();
    await expect(page).toHaveURL("/services");
    expect(complaints.splice(0).join()).toMatch(/Failed to load resource/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HDR-4 HDR-5 hovering a word shows its menu, where all categories and items are links", async ({ page }) => {
    await page.goto("/");
    const { nav, link, toggle, categories, menu, overview } = headerOf(page);
    await expect(toggle("Services")).toBeHidden();
    await expect(menu("Services")).toBeHidden();
    await link("Services").hover();
    await expect(categories.first()).toBeHidden();
    for (const name of CATEGORIES)
      await expect(menu("Services").getByRole("link", { name, exact: true })).toBeVisible();
    // Their panels are alike: none is a tab's.
    await expect(menu("Services").locator(".mega-panel:visible")).toHaveCount(CATEGORIES.length);
    await expect(menu("Services").locator('[role="tabpanel"], [tabindex="0"]:visible')).toHaveCount(0);
    await expect(nav.getByRole("link", { name: "Oracle Financials" })).toBeVisible();
    await nav.getByRole("link", { name: "Audit Readiness" }).click();
    await expect(page).toHaveURL("/services/audit-readiness");
    await link("Solutions").hover();
    await expect(overview).toBeVisible();
    await link("Solutions").click();
    await expect(page).toHaveURL("/solutions");
  });
});
