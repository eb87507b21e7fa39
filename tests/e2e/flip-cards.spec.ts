import type { Page } from "playwright/test";
import { flipCards } from "../../app/content/flip-cards.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const IDS = [
  "ai-solutions",
  "cloud-infrastructure",
  "cybersecurity",
  "data-analytics",
  "mobile-development",
  "web-development",
];

const card = (page: Page, id: string) => page.locator(`article#${id}`);
const turn = (page: Page, id: string) => card(page, id).getByRole("button");
const isTurned = (page: Page, id: string) => expect(turn(page, id)).toHaveAccessibleName(/^Turn back /);
const isNotTurned = (page: Page, id: string) => expect(turn(page, id)).toHaveAccessibleName(/^Turn over /);

async function open(page: Page) {
  await page.goto("/flip-cards");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
}

test("FLIP-1 six cards are in the specification's order", async ({ page }) => {
  await open(page);
  expect(await page.locator("main article").evaluateAll((cards) => cards.map(({ id }) => id))).toEqual(IDS);
});

test("FLIP-1 a click turns one card and leaves the others as they are", async ({ page }) => {
  await open(page);
  await turn(page, "ai-solutions").click();
  await isTurned(page, "ai-solutions");
  await turn(page, "data-analytics").click();
  await isTurned(page, "data-analytics");
  await isTurned(page, "ai-solutions");
  for (const id of ["cloud-infrastructure", "cybersecurity", "mobile-development", "web-development"]) {
    await isNotTurned(page, id);
  }
  await turn(page, "ai-solutions").click();
  await isNotTurned(page, "ai-solutions");
  await isTurned(page, "data-analytics");
});

test("FLIP-1 a click on the card's face turns it too", async ({ page }) => {
  await open(page);
  const title = card(page, "cybersecurity").getByRole("heading", { level: 2 });
  await title.click();
  await isTurned(page, "cybersecurity");
});

test("FLIP-1 the keyboard flips a card and keeps its focus", async ({ page }) => {
  await open(page);
  await turn(page, "web-development").focus();
  await page.keyboard.press("Enter");
  await isTurned(page, "web-development");
  await expect(turn(page, "web-development")).toBeFocused();
  await expect(turn(page, "web-development")).toHaveAccessibleName("Turn back Web Development");
  await page.keyboard.press("Space");
  await isNotTurned(page, "web-development");
  await expect(turn(page, "web-development")).toHaveAccessibleName("Turn over Web Development");
});

for (const content of flipCards) {
  test(`FLIP-2 ENT-7 ${content.id} shows its front, then its details, benefits, metrics and tags`, async ({ page }) => {
    await open(page);
    const face = card(page, content.id);
    await expect(face.getByText(content.description)).toBeVisible();
    await expect(face.getByText(content.detailedDescription)).toBeHidden();
    await turn(page, content.id).click();
    await expect(face.getByText(content.description)).toBeHidden();
    for (const text of [
      content.detailedDescription,
      ...content.benefits,
      ...content.metrics.map(({ label }) => label),
      content.tags.join(", "),
    ]) {
      await expect(face.getByText(text)).toBeVisible();
    }
    await expect(face.getByRole("definition")).toHaveText(content.metrics.map(({ value }) => value));
    // One face at a time: assistive technology finds only its heading.
    await expect(face.getByRole("heading", { level: 2 })).toHaveCount(1);
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`FLIP-2 no word is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const cut = await page.locator(".flip-body").evaluateAll((bodies) =>
      bodies
        .filter((body) => {
          const foot = body.closest(".flip")!.getBoundingClientRect().bottom;
          return (
            body.scrollHeight > body.clientHeight + 1 ||
            body.scrollWidth > body.clientWidth + 1 ||
            body.getBoundingClientRect().bottom > foot + 1
          );
        })
        .map((body) => body.textContent),
    );
    expect(cut).toEqual([]);
  });
}

test("FLIP-1 with reduced motion the faces are swapped without animation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const faces = card(page, "ai-solutions").locator(".flip-faces");
  expect(await faces.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0s");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await faces.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0.25s");
});

test("FLIP-1 both states are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expectNoViolations(page, { isAtRest: true });
  for (const id of IDS) await turn(page, id).click();
  await expectNoViolations(page, { isAtRest: true });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FLIP-2 both faces can be read", async ({ page }) => {
    await page.goto("/flip-cards");
    for (const { id, description, detailedDescription } of flipCards) {
      await expect(card(page, id).getByText(description)).toBeVisible();
      await expect(card(page, id).getByText(detailedDescription)).toBeVisible();
    }
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  });
});
