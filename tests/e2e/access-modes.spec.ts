import { openHydrated } from "../support/hydrated.ts";
import { lostText } from "../support/losses.ts";
import { expect, test } from "../support/site-test.ts";

test.use({ reducedMotion: "reduce" });

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("the header takes about one fifth of a low window, and its menus scroll within the window", async ({ page }) => {
    await openHydrated(page, "/about");
    expect(await lostText(page)).toEqual([]);
    expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThanOrEqual(390 * 0.21);
    await page.getByRole("button", { name: "Services menu" }).tap();
    const panel = page.locator(".services-menu");
    await expect(panel.getByRole("tab").first()).toBeVisible();
    const box = (await panel.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(390);
    await page.getByRole("link", { name: "All services" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "All services" })).toBeInViewport();
  });
});

test.describe("at 400 % on a desktop", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("WCAG 1.4.10 the header scrolls away to leave room for reading", async ({ page }) => {
    await openHydrated(page, "/services/a123-support");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Cybersecurity" }).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#main").evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await page.keyboard.press("Shift+Tab");
    await page.getByRole("button", { name: "Menu" }).focus();
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
  });
});
