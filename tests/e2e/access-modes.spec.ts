import { hydrated } from "../support/hydrated.ts";
import { lostIcons, lostText, overlapsInHeader, withoutEdge } from "../support/losses.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/reading-test.ts";
import { spaceText } from "../support/text-spacing.ts";

for (const path of PAGE_OF_EACH_KIND) {
  test(`${path} loses nothing to spaced or enlarged text, on paper, with system colors or at rest`, async ({
    page,
    complaints,
  }) => {
    await page.goto(path);
    await hydrated(page);
    if (path === "/nowhere") complaints.length = 0;

    await test.step("nothing moves where reduced motion is asked for", async () => {
      const moving = await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
            .length,
      );
      expect(moving).toBe(0);
    });

    await test.step("forced colors leave icons to see, and the edges of buttons and fields", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      expect(await lostIcons(page)).toEqual([]);
      expect(await withoutEdge(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });

    await test.step("more contrast turns secondary words and hairlines into full ink", async () => {
      await page.emulateMedia({ contrast: "more" });
      const main = page.getByRole("main");
      const [text, muted, hair] = await main.evaluate((node) =>
        ["--text", "--muted", "--hair"].map((token) => getComputedStyle(node).getPropertyValue(token)),
      );
      expect([muted, hair]).toEqual([text, text]);
      await page.emulateMedia({ contrast: "no-preference" });
    });

    await test.step("on paper there are the words, and nothing of the frame", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // All but the call to write, and what a page says is for screens alone.
      const parts = page.locator("main h2:not(section.on-ink:last-child *, .print\\:hidden *)");
      const lost = await parts.evaluateAll((all) =>
        all.filter((part) => !part.checkVisibility()).map((part) => part.textContent),
      );
      expect(lost).toEqual([]);
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("contentinfo")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    });

    await test.step("letters twice as large fit, WCAG 1.4.4", async () => {
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await lostText(page)).toEqual([]);
      expect(await overlapsInHeader(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    });

    await test.step("wider lines, letters and words fit, WCAG 1.4.12", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      expect(await lostText(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await lostText(page)).toEqual([]);
      expect(await overlapsInHeader(page)).toEqual([]);
    });
  });
}

test.describe("on a phone held sideways", () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test("the header leaves four fifths of the window, and its menus scroll within it", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    expect(await lostText(page)).toEqual([]);
    expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThanOrEqual(390 * 0.21);
    await page.getByRole("button", { name: "Services menu" }).tap();
    const panel = page.locator("#services-menu");
    // The tabs take the list's place.
    await expect(panel.getByRole("tab").first()).toBeVisible();
    const box = (await panel.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(390);
    await page.getByRole("link", { name: "All services" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("link", { name: "All services" })).toBeInViewport();
  });
});

test.describe("at 400 % on a desktop", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the header scrolls away, so that there is room to read, WCAG 1.4.10", async ({ page }) => {
    await page.goto("/services/a123-support");
    await hydrated(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Cybersecurity" }).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("#main").evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await page.keyboard.press("Shift+Tab");
    await page.getByRole("button", { name: "Menu" }).focus();
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
  });
});
