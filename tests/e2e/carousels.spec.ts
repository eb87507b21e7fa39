import type { Page } from "playwright/test";
import { databaseAndInfrastructurePage } from "../../app/content/pages/database-and-infrastructure.ts";
import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { CAROUSEL_INTERVAL_MS } from "../../app/lib/behaviour.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Both pages use the same component; `npm test` opens one of them. */
const CAROUSELS = [
  { id: "DT-1 DB-1", path: "/services/digital-transformation", last: digitalTransformationPage.carousel.slides.length },
  ...(process.env["TEST_ALL"]
    ? [
        {
          id: "DB-1",
          path: "/services/database-and-infrastructure-management",
          last: databaseAndInfrastructurePage.carousel.slides.length,
        },
      ]
    : []),
];
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

const carousel = (page: Page) => page.locator('[aria-roledescription="carousel"]');
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

/** Opens a page with a stopped clock. */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  // The second picture loads after hydration and the page's load event.
  await carousel(page).locator('[data-state="near"]').first().waitFor({ state: "attached" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // Restarts the slide's timer, so that the remaining time is known.
  await dot(page, 1).click();
  await page.mouse.move(0, 0);
}

for (const { id, path, last } of CAROUSELS) {
  test(`${id} at least four pictures take turns, each for its whole time, whatever chose it and wherever the pointer rests`, async ({
    page,
  }) => {
    expect(last).toBeGreaterThanOrEqual(4);
    await openStill(page, path);
    await expectSlide(page, 1);
    for (const next of [...numbersTo(last).slice(1), 1]) {
      await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
      await expectSlide(page, next === 1 ? last : next - 1);
      await page.clock.runFor(100);
      await expectSlide(page, next);
    }

    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 1000);
    await dot(page, last - 1).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
    await expectSlide(page, last - 1);
    await page.clock.runFor(100);
    await expectSlide(page, last);

    await slide(page, last).hover();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expectSlide(page, 1);
    await button(page, "Next picture").hover();
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expectSlide(page, 2);
  });

  test(`${id} the pause button comes first; previous, next and the dots set the picture directly, around both ends`, async ({
    page,
  }) => {
    await openStill(page, path);
    await button(page, "Previous picture").click();
    await expectSlide(page, last);
    await button(page, "Next picture").click();
    await expectSlide(page, 1);
    await dot(page, 3).click();
    await expectSlide(page, 3);
    // The pictures wait while the keyboard is on an arrow or a dot, after the pause button, which comes first.
    await button(page, "Pause pictures").focus();
    await page.keyboard.press("Tab");
    await expect(button(page, "Previous picture")).toBeFocused();
    await page.clock.runFor(20_000);
    await expectSlide(page, 3);
    // A key stops them, so that a screen reader can read the chosen one.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expectSlide(page, 4);
    await expect(button(page, "Play pictures")).toBeVisible();
    await expect(carousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
    const dots = carousel(page).getByRole("list", { name: "Choose a picture" });
    await expect(dots.getByRole("button")).toHaveCount(last);
  });

  test(`${id} WCAG 2.2.2 the pause button stops the slides and the play button restarts them`, async ({ page }) => {
    await openStill(page, path);
    const slides = carousel(page).locator("[aria-live]");
    await expect(slides).toHaveAttribute("aria-live", "off");
    await button(page, "Pause pictures").click();
    await expect(slides).toHaveAttribute("aria-live", "polite");
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    await button(page, "Play pictures").click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(CAROUSEL_INTERVAL_MS);
    await expectSlide(page, 2);
  });

  test(`${id} with reduced motion the pictures wait to be asked`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStill(page, path);
    await page.clock.runFor(60_000);
    await expectSlide(page, 1);
    await button(page, "Next picture").click();
    await expectSlide(page, 2);
    await page.clock.resume();
    await expectNoViolations(page, { within: "main" });
  });

  test(`${id} each slide appears in turn, with its description`, async ({ page }) => {
    await openStill(page, path);
    for (const number of numbersTo(last)) {
      await dot(page, number).click();
      const image = slide(page, number).getByRole("img");
      await expect(image).toHaveAccessibleName(/thread|line|strand/);
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
  });
}

test("DT-1 pictures of a tab that was opened in the background start with the first when it is shown, and do not catch up", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
  });
  await page.clock.install();
  await page.goto("/services/digital-transformation");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expectSlide(page, 1);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false });
    Object.defineProperty(document, "visibilityState", { value: "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(CAROUSEL_INTERVAL_MS - 100);
  await expectSlide(page, 1);
  await page.clock.runFor(100);
  await expectSlide(page, 2);
});

test("DT-1 the pictures go on after a visitor comes back to the page", async ({ page }) => {
  await openStill(page, "/services/digital-transformation");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(carousel(page)).toBeVisible();
  await dot(page, 1).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(CAROUSEL_INTERVAL_MS);
  await expectSlide(page, 2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { id, path, last } of CAROUSELS) {
    test(`${id} without JavaScript all captions are visible, and no button without a function`, async ({ page }) => {
      await page.goto(path);
      for (const number of numbersTo(last))
        await expect(slide(page, number).getByRole("paragraph").first()).toBeVisible();
      await expect(carousel(page).getByRole("button")).toHaveCount(0);
    });
  }
});
