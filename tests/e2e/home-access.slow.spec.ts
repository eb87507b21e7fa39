import { certifications } from "../../app/content/certifications.ts";
import { clients } from "../../app/content/clients.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { slides } from "../../app/content/slides.ts";
import { expectNoViolations } from "../support/axe.ts";
import { contentWidth } from "../support/content-width.ts";
import { expect, test } from "../support/site-test.ts";

test("HOME-1 the home page passes axe and does not scroll sideways on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  await expectNoViolations(page, { isAtRest: true });
  expect(await contentWidth(page)).toBe(768);
});

test("HOME-1 with motion, and with another vehicle open, the page passes axe", async ({ page }) => {
  await page.goto("/#efast");
  await expect(page.locator("#efast")).toBeVisible();
  // While scrolling to the vehicle the header turns from transparent to paper.
  const header = page.getByRole("banner");
  await expect(header).not.toHaveAttribute("data-clear");
  await header.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await expectNoViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HOME-1 HOME-7 HOME-8 every text of the home page has enough contrast", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: slides[0]!.title })).toBeVisible();
    await expect(page.getByText(slides[0]!.subtitle)).toBeVisible();
    for (const { title, text } of homePage.why.reasons) {
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    }
    for (const { description, fields } of contractVehicles) {
      await expect(page.getByText(description)).toBeVisible();
      for (const { value } of fields)
        await expect(page.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
    }
    for (const { description } of certifications) await expect(page.getByText(description)).toBeVisible();
    for (const { name } of clients) await expect(page.getByRole("img", { name })).toBeVisible();
  });

  test("HOME-1 HOME-10 nothing moves, and there is no button without a function", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: /Pause|Play|Copy/ })).toHaveCount(0);
    const states = await page
      .locator(".belt ul")
      .evaluateAll((all) => all.map((list) => getComputedStyle(list).animationName));
    expect(new Set(states)).toEqual(new Set(["none"]));
  });
});
