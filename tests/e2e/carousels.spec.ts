import type { Page } from "playwright/test";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { CAROUSEL_INTERVAL_MS } from "../../app/lib/behaviour.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/site-test.ts";

/** Both pages use the same component. */
const PATH = "/services/digital-transformation";
const last = digitalTransformationPage.carousel.slides.length;
const numbers = Array.from({ length: last }, (_, index) => index + 1);

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
const status = (page: Page) => carousel(page).getByRole("status");
/** Only the visible slide is in the accessibility tree. */
const slide = (page: Page, number: number) =>
  carousel(page).getByRole("group", { name: new RegExp(`^${number} of \\d+$`) });
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole("button", { name });
const dot = (page: Page, number: number) => button(page, new RegExp(`^Picture ${number}:`));

async function expectSlide(page: Page, number: number) {
  await expect(carousel(page).getByRole("group", { name: /^\d+ of \d+$/ })).toHaveCount(1);
  await expect(slide(page, number)).toBeVisible();
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(new RegExp(`^Picture ${number}:`));
}

/** Opens the page with a stopped clock. */
async function openStill(page: Page) {
  await page.clock.install();
  await page.goto(PATH);
  // The second picture loads after hydration and the page's load event.
  await carousel(page).locator('[data-state="near"]').first().waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // Restarts the slide's timer, so that the remaining time is known.
  await dot(page, 1).click();
  await page.mouse.move(0, 0);
}

test("DT-1 WCAG 2.2.2 nothing changes until a pointer has moved, as a screen reader's cursor may be on it", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(PATH);
  await carousel(page).locator('[data-state="near"]').first().waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(5 * CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 1);
  // Its button does not offer to pause what has not started.
  await button(page, "Play pictures").press("Enter");
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);
});

test("DT-1 DB-1 four pictures, each described, take turns, unless the pointer rests on one", async ({ page }) => {
  for (const { slides } of [digitalTransformationPage.carousel, databaseAndInfrastructurePage.carousel])
    expect(slides.length).toBeGreaterThanOrEqual(4);
  await openStill(page);
  await expectSlide(page, 1);
  for (const next of [...numbers.slice(1), 1]) {
    const image = slide(page, next === 1 ? last : next - 1).getByRole("img");
    await expect(image).toHaveAccessibleName(/thread|line|strand/);
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
    await expectSlide(page, next === 1 ? last : next - 1);
    await page.clock.runFor(100);
    await expectSlide(page, next);
    // Only a chosen one is announced.
    await expect(status(page)).toHaveText("");
  }
  // One that was chosen has its whole time too.
  await page.clock.runFor(CAROUSEL_INTERVAL_MS - 1000);
  await dot(page, last - 1).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
  await expectSlide(page, last - 1);
  await page.clock.runFor(100);
  await expectSlide(page, last);
  await slide(page, last).getByRole("paragraph").first().hover();
  await page.clock.runFor(3 * CAROUSEL_INTERVAL_MS);
  await expectSlide(page, last);
  await button(page, "Next picture").hover();
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 1);
});

test("DT-1 DB-1 WCAG 2.2.2 the pictures are paused, chosen around both ends, and restarted", async ({ page }) => {
  await openStill(page);
  await button(page, "Pause pictures").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await button(page, "Play pictures").click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);

  await dot(page, 1).click();
  await button(page, "Previous picture").click();
  await expectSlide(page, last);
  await button(page, "Next picture").click();
  await expectSlide(page, 1);
  await dot(page, 3).click();
  await expectSlide(page, 3);
  await expect(status(page)).toHaveText(`3 of ${last}: ${digitalTransformationPage.carousel.slides[2]!.title}`);
  // The pictures wait while the keyboard is on a control, of which the pause button comes first.
  await button(page, "Pause pictures").focus();
  for (const key of ["Tab", "Shift+Tab"]) await page.keyboard.press(key);
  await expect(button(page, "Pause pictures")).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
  await page.keyboard.press("Tab");
  await expect(button(page, "Previous picture")).toBeFocused();
  await page.clock.runFor(20_000);
  await expectSlide(page, 3);
  // A key stops them, so that a screen reader can read the chosen one.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectSlide(page, 4);
  await expect(button(page, "Play pictures")).toBeVisible();
  const dots = carousel(page).getByRole("list", { name: "Choose a picture" });
  await expect(dots.getByRole("button")).toHaveCount(last);

  await test.step("they go on after a visitor comes back to the page", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(carousel(page)).toBeVisible();
    await dot(page, 1).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expectSlide(page, 2);
  });
});

test("DT-1 DB-1 with reduced motion the pictures wait to be asked", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openStill(page);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await button(page, "Next picture").click();
  await expectSlide(page, 2);
  await page.clock.resume();
  await expectNoViolations(page, { within: ".carousel" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DT-1 DB-1 all captions are visible, and no button without a function", async ({ page }) => {
    await page.goto(PATH);
    for (const number of numbers) await expect(slide(page, number).getByRole("paragraph").first()).toBeVisible();
    await expect(carousel(page).getByRole("button")).toHaveCount(0);
  });
});
