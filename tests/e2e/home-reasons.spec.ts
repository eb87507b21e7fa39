import type { Page } from "playwright/test";
import { REASON_INTERVAL_MS } from "../../app/lib/behaviour.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const reasons = homePage.why.reasons;
const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: homePage.why.heading }) });
const list = (page: Page) => section(page).getByRole("list");
const reason = (page: Page, index: number) =>
  section(page).getByRole("button", { name: reasons[index]!.title, exact: true });
const expanded = (page: Page) => section(page).locator("button[aria-expanded=true]");
const expectCurrent = (page: Page, index: number) => expect(expanded(page)).toHaveAccessibleName(reasons[index]!.title);

/** Opens the page and starts the rotation as a visitor does who scrolls to it. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, "/");
  await expect(expanded(page)).toHaveCount(1);
  // Outside the window they are paused.
  await list(page).scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  // Nothing rotates until a pointer has moved: a screen reader's cursor may be on the text.
  await page.clock.runFor(5 * REASON_INTERVAL_MS);
  await expectCurrent(page, 0);
  await expect(section(page).getByRole("button", { name: "Play the reasons" })).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(list(page)).toHaveAttribute("data-running", "true");
}

test("STACK-1 HOME-7 reasons take turns every 6 s, one at a time, without a jump", async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await list(page).scrollIntoViewIfNeeded();
  await expect(list(page)).toHaveAttribute("data-running", "true");
  const height = (await list(page).boundingBox())!.height;
  for (const index of reasons.keys()) {
    await expectCurrent(page, index);
    await expect(section(page).getByRole("group")).toHaveText([reasons[index]!.text]);
    await expect(section(page).getByRole("group")).toHaveAccessibleName(reasons[index]!.title);
    expect(Math.abs((await list(page).boundingBox())!.height - height)).toBeLessThan(1);
    await page.clock.runFor(REASON_INTERVAL_MS);
  }
});

test("HOME-7 GEN-8 the rotation waits under a pointer, and stops for focus and for a choice", async ({ page }) => {
  await open(page);
  await list(page).hover();
  await page.clock.runFor(3 * REASON_INTERVAL_MS);
  await expectCurrent(page, 0);
  await page.mouse.move(1, 1);
  await page.clock.runFor(REASON_INTERVAL_MS);
  await expectCurrent(page, 1);

  const pause = section(page).getByRole("button", { name: "Pause the reasons" });
  const play = section(page).getByRole("button", { name: "Play the reasons" });
  await pause.focus();
  await page.keyboard.press("Tab");
  await expect(reason(page, 0)).toBeFocused();
  await expect(play).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(play).toBeFocused();
  await page.clock.runFor(3 * REASON_INTERVAL_MS);
  await expectCurrent(page, 1);
  await page.keyboard.press("Enter");
  await page.clock.runFor(REASON_INTERVAL_MS);
  await expectCurrent(page, 2);
  await page.keyboard.press("Enter");
  await page.clock.runFor(3 * REASON_INTERVAL_MS);
  await expectCurrent(page, 2);

  await page.mouse.move(1, 1);
  await reason(page, 3).click();
  await page.mouse.move(1, 1);
  await page.clock.runFor(2 * REASON_INTERVAL_MS);
  await expectCurrent(page, 3);
  await reason(page, 3).press("Enter");
  await expect(expanded(page)).toHaveCount(0);
  await page.clock.runFor(2 * REASON_INTERVAL_MS);
  await expect(expanded(page)).toHaveCount(0);
  await section(page).getByRole("button", { name: "Play the reasons" }).click();
  await expectCurrent(page, 3);
  await page.clock.runFor(REASON_INTERVAL_MS);
  await expectCurrent(page, 4);
});

test("HOME-7 with reduced motion nothing rotates", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openHydrated(page, "/");
  await page.mouse.move(1, 1);
  await expect(section(page).getByRole("button", { name: "Play the reasons" })).toBeVisible();
  await page.clock.runFor(5 * REASON_INTERVAL_MS);
  await expectCurrent(page, 0);
});
