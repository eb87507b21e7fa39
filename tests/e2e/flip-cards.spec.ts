import type { Page } from "playwright/test";
import { flipCards } from "../../app/content/flip-cards.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

/** In the specification's order. */
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
const isTurned = (page: Page, id: string) => expect(turn(page, id)).toHaveAttribute("aria-pressed", "true");
const isNotTurned = (page: Page, id: string) => expect(turn(page, id)).toHaveAttribute("aria-pressed", "false");

async function open(page: Page) {
  await page.goto("/flip-cards");
  await hydrated(page);
}

test("FLIP-1 WCAG 4.1.2 a click or key turns one card, and its button says so", engines, async ({ page }) => {
  await open(page);
  for (const state of ["", "[pressed]"]) {
    await expect(card(page, "ai-solutions")).toMatchAriaSnapshot(`
      - article:
        - button "Turn over AI Solutions" ${state}
        - heading "AI Solutions" [level=2]
    `);
    await turn(page, "ai-solutions").click();
  }

  expect(await page.locator("main article").evaluateAll((cards) => cards.map(({ id }) => id))).toEqual(IDS);
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
  await card(page, "cybersecurity").getByRole("heading", { level: 2 }).click();
  await isTurned(page, "cybersecurity");

  await turn(page, "web-development").focus();
  await page.keyboard.press("Enter");
  await isTurned(page, "web-development");
  await expect(turn(page, "web-development")).toBeFocused();
  await expect(turn(page, "web-development")).toHaveAccessibleName("Turn over Web Development");
  await page.keyboard.press("Space");
  await isNotTurned(page, "web-development");
  await expect(turn(page, "web-development")).toHaveAccessibleName("Turn over Web Development");
});

test("FLIP-1 FLIP-2 ENT-7 both sides of a card show all they have, and are printed", async ({ page }) => {
  const faces = card(page, "ai-solutions").locator(".flip-faces");
  await open(page);
  await expect(faces).toHaveCSS("transition-duration", "0.25s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(faces).toHaveCSS("transition-duration", "0s");
  await expectNoViolations(page, { isAtRest: true, within: "main" });

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cutOff = await page.locator(".flip-body").evaluateAll((bodies) =>
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
    expect(cutOff, `${width} px`).toEqual([]);
  }
  for (const content of flipCards.slice(0, 2)) {
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
    // Assistive technology finds one heading, that of the face in view.
    await expect(face.getByRole("heading", { level: 2 })).toHaveCount(1);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolations(page, { isAtRest: true, within: "main" });
  await page.emulateMedia({ media: "print" });
  for (const { id, description, detailedDescription } of flipCards) {
    await expect(card(page, id).getByText(description)).toBeVisible();
    await expect(card(page, id).getByText(detailedDescription)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FLIP-2 both faces can be read", engines, async ({ page }) => {
    await page.goto("/flip-cards");
    for (const { id, description, detailedDescription } of flipCards) {
      await expect(card(page, id).getByText(description)).toBeVisible();
      await expect(card(page, id).getByText(detailedDescription)).toBeVisible();
    }
    await expect(page.locator("main").getByRole("button")).toHaveCount(0);
  });
});
