import { expectNoViolations } from "../support/axe.ts";
import { headerOf, visit } from "../support/header.ts";
import { engines, expect, test } from "../support/site-test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });

test("HDR-7 STACK-1 GEN-8 the button opens a modal dialog, whose lists expand in turn", async ({ page }) => {
  const { menuButton, sheet, closeButton, nav } = await visit(page, "/about");
  await expect(nav).toBeHidden();
  await expect(menuButton).toHaveAccessibleName("Menu");
  await expect(menuButton).toHaveAttribute("aria-expanded", "false");
  const before = (await menuButton.boundingBox())!;
  await menuButton.tap();
  await expect(sheet).toBeFocused();
  await expect(sheet).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - search:
        - searchbox "Search this site"
        - button "Search"
      - navigation "Main":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "About"
          - listitem:
            - button "Services"
          - listitem:
            - button "Solutions"
          - listitem:
            - link "Contact"
          - listitem:
            - link "Corporate Capability"
          - listitem:
            - link "Cybersecurity"
  `);
  await expectNoViolations(page, { within: ".mobile-menu" });
  const box = await page.locator(".mobile-menu").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  // Where the button was that opened it.
  const after = (await closeButton.boundingBox())!;
  expect([after.x + after.width, after.y]).toEqual([before.x + before.width, before.y]);
  await closeButton.tap();
  await expect(sheet).toBeHidden();
  await expect(menuButton).toBeFocused();

  await test.step("Escape closes it and returns focus to its button; until then focus stays in it, and the page behind it does not scroll", async () => {
    const heading = await page.locator("h1").boundingBox();
    await menuButton.press("Enter");
    await expect(page.locator("main")).toHaveAttribute("inert");
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press("Tab");
      const isInside = await sheet.evaluate((element) => element.contains(document.activeElement));
      expect(isInside).toBe(true);
    }
    await page.evaluate(() => window.scrollBy({ top: 0, behavior: "instant" }));
    await page.locator(".mobile-menu").hover();
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.locator("h1").boundingBox()).toEqual(heading);
    await sheet.getByRole("link", { name: "About" }).focus();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });

  await test.step("Services and Solutions expand and collapse in turn; their lists scroll within 16rem", async () => {
    const { row, list } = headerOf(page);
    await menuButton.tap();
    for (const [name, link, count] of [
      ["Services", "ERP Solutions", 9],
      ["Solutions", "User Provisioning", 5],
    ] as const) {
      await expect(sheet.getByRole("link", { name: link })).toBeHidden();
      await row(name).tap();
      await expect(sheet.getByRole("link", { name: link })).toBeVisible();
      await expect(row(name)).toHaveAttribute("aria-expanded", "true");
      await expect(list(name).getByRole("link")).toHaveCount(count);
      expect((await list(name).boundingBox())!.height).toBeLessThanOrEqual(256);
      await row(name).tap();
      await expect(sheet.getByRole("link", { name: link })).toBeHidden();
    }
    for (const width of [320, 767]) {
      await page.setViewportSize({ width, height: 700 });
      await row("Services").tap();
      const isScrollable = await list("Services").evaluate(
        (list) => list.scrollHeight > list.clientHeight && getComputedStyle(list).overflowY === "auto",
      );
      expect(isScrollable).toBe(true);
      const overflow = await page
        .locator(".mobile-menu, header")
        .evaluateAll((all) => all.map((element) => element.scrollWidth - element.clientWidth));
      expect(overflow).toEqual([0, 0]);
      for (const target of await sheet.locator("a:visible, button:visible").all()) {
        expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      await row("Services").tap();
    }
    await page.setViewportSize({ width: 390, height: 480 });
    for (const name of ["Services", "Solutions", "Services"] as const) {
      await row(name).tap();
      await expect(list(name)).toBeVisible();
      await expect(sheet.locator(".mobile-list:visible")).toHaveCount(1);
      await expect(row(name)).toBeInViewport({ ratio: 1 });
    }
    await row("Services").tap();
    await expect(sheet.locator(".mobile-list:visible")).toHaveCount(0);
  });
});

test("HDR-7 choosing a link goes there and closes the menu, also if it leads to the same page", async ({ page }) => {
  const { menuButton, sheet, row } = await visit(page, "/");
  await menuButton.tap();
  await row("Services").tap();
  await sheet.getByRole("link", { name: "Federal Grants Management" }).tap();
  await expect(page).toHaveURL("/services/federal-grants-management");
  await expect(sheet).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await menuButton.tap();
  await expect(row("Services")).toHaveAttribute("aria-current", "true");
  await expect(row("Solutions")).not.toHaveAttribute("aria-current");
  await sheet.getByRole("link", { name: "Contact" }).tap();
  await expect(page).toHaveURL("/contact");
  await expect(sheet).toBeHidden();
  await menuButton.tap();
  await expect(sheet.getByRole("link", { name: "Contact" })).toHaveAttribute("aria-current", "page");
  await sheet.getByRole("link", { name: "Contact" }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("HDR-7 going back closes the menu, and the page behind has focus", async ({ page }) => {
  const { menuButton, sheet } = await visit(page, "/contact");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).tap();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("main")).toBeFocused();
  await menuButton.press("Enter");
  await sheet.getByRole("link", { name: "Home" }).focus();
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  await expect(sheet).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("main")).toBeFocused();

  await menuButton.tap();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect(sheet).toBeHidden();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("HDR-7 the menu is closed by going back within the page, and when the page is stored", async ({ page }) => {
  const { menuButton, sheet } = await visit(page, "/services");
  const expectClosed = async () => {
    await expect(sheet).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  };
  for (const address of ["/services#main", "/services?q=audit"]) {
    await page.evaluate((to) => history.pushState(null, "", to), address);
    await expect(page).toHaveURL(address);
    await menuButton.tap();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.goBack();
    await expect(page).toHaveURL("/services");
    await expectClosed();
  }
  await menuButton.tap();
  await expect(page.locator("main")).toHaveAttribute("inert");
  // Playwright turns the back/forward cache off.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expectClosed();
});

test.describe("while its code has not come", () => {
  const CODE = "**/assets/lazy-menus-*.js";

  test("HDR-7 the menu button leads to the footer if its code does not come", async ({ page, complaints }) => {
    await page.route(CODE, (route) => route.abort());
    const { menuButton } = await visit(page, "/about");
    await menuButton.tap();
    await expect(page).toHaveURL("/about#site-foot");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true })).toBeInViewport();
    await expect(menuButton).toHaveAttribute("aria-expanded", "false");
    expect(complaints.splice(0).join()).toMatch(/Failed to load resource/);
  });
});

test.describe("in a window that grows", () => {
  test.use({ isMobile: false, hasTouch: false });

  test("HDR-7 GEN-7 the menu closes above 768 px", engines, async ({ page }) => {
    const { menuButton, nav } = await visit(page, "/about");
    await menuButton.click();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(nav).toBeVisible();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    // The button that opened it no longer exists.
    await expect(page.getByRole("banner").getByRole("link", { name: "Goldthread, home" })).toBeFocused();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(page.locator(".mobile-menu")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HDR-7 the menu's link leads to the footer's lists", async ({ page }) => {
    await page.goto("/");
    await expect(headerOf(page).menuButton).toBeHidden();
    await page.getByRole("banner").getByRole("link", { name: "Menu", exact: true }).tap();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Services", exact: true })).toBeInViewport();
    await footer.getByRole("link", { name: "Services", exact: true }).tap();
    await expect(page).toHaveURL("/services");
  });
});
