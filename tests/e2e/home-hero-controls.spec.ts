import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { HERO_INTERVAL_MS } from "../../app/lib/behaviour.ts";
import { pageWith } from "../support/bundle.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/site-test.ts";

// These tests add styles and scripts, which the page's policy would block.
test.use({ bypassCSP: true });

const fixture = fileURLToPath(new URL("fixtures/hero-controls.tsx", import.meta.url));
let html: string;
test.beforeAll(async () => {
  html = await pageWith(fixture);
});

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.route("**/hero-controls", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("/hero-controls");
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
}
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const expectSlide = (page: Page, number: number) =>
  expect(page.getByText(`${number} of 5`, { exact: true })).toBeVisible();

test("HOME-1 arrows and dots choose a slide, which then has its whole time", async ({ page }) => {
  await open(page);
  await press(page, "Slide 1 of 5");
  await press(page, "Previous slide");
  await expectSlide(page, 5);
  await press(page, "Next slide");
  await press(page, "Next slide");
  await expectSlide(page, 2);
  await page.clock.runFor(HERO_INTERVAL_MS - 1);
  await press(page, "Slide 4 of 5");
  await expectSlide(page, 4);
  await expect(page.locator("[aria-current]")).toHaveAccessibleName("Slide 4 of 5");
  await page.clock.runFor(HERO_INTERVAL_MS - 1);
  await expectSlide(page, 4);
  await page.clock.runFor(1);
  await expectSlide(page, 5);

  // They wait while the keyboard is on an arrow or a dot, but not under a resting pointer.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Slide 5 of 5" })).toBeFocused();
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  await expectSlide(page, 5);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  await expectSlide(page, 5);
  await page.clock.resume();
  await expectNoViolations(page);
});
