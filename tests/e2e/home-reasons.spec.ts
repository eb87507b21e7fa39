import type { Page } from "playwright/test";
import { REASON_INTERVAL_MS } from "../../app/lib/behaviour.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const reasons = homePage.why.reasons;
const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: homePage.why.heading }) });
const expanded = (page: Page) => section(page).locator('button[aria-expanded="true"]');
const expectCurrent = (page: Page, index: number) =>
  expect(expanded(page)).toHaveText(`${index + 1}${reasons[index]!.title}`);

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, "/");
  await expect(expanded(page)).toHaveCount(1);
  // Outside the window they are paused.
  await section(page).getByRole("list").scrollIntoViewIfNeeded();
  await expect(section(page).getByRole("list")).toHaveAttribute("data-running", "true");
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  // Clicks the button rather than a reason, so that the pointer does not rest on the list.
  const pause = section(page).getByRole("button", { name: "Pause rotation" });
  await section(page).getByRole("button", { name: reasons[0]!.title }).dispatchEvent("click");
  await pause.dispatchEvent("click");
  await section(page).getByRole("button", { name: "Play rotation" }).dispatchEvent("click");
  await expect(pause).toBeVisible();
}

test("HOME-7 reasons take turns every 6 s, one told at a time, without a jump, at any width", async ({ page }) => {
  await open(page);
  const list = section(page).getByRole("list");
  let turns = 0;
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute("data-running", "true");
    const height = (await list.boundingBox())!.height;
    for (const _ of reasons) {
      const index = turns++ % reasons.length;
      await expectCurrent(page, index);
      await expect(section(page).locator(".reason-text:visible")).toHaveText([reasons[index]!.text]);
      expect(Math.abs((await list.boundingBox())!.height - height), `${width} px`).toBeLessThan(1);
      await page.clock.runFor(REASON_INTERVAL_MS);
    }
  }
});

test("HOME-7 a reason can be selected and the rotation paused", async ({ page }) => {
  await open(page);
  await section(page).getByRole("button", { name: reasons[3]!.title }).click();
  await expectCurrent(page, 3);
  await page.mouse.move(0, 0);
  await section(page).getByRole("button", { name: "Pause rotation" }).click();
  await page.clock.runFor(5 * REASON_INTERVAL_MS);
  await expectCurrent(page, 3);
});

test("HOME-7 the rotation pauses while a pointer or focus is on the reasons", async ({ page }) => {
  await open(page);
  await section(page).getByRole("list").hover();
  await page.clock.runFor(3 * REASON_INTERVAL_MS);
  await expectCurrent(page, 0);
  await page.mouse.move(0, 0);
  await page.clock.runFor(REASON_INTERVAL_MS);
  await expectCurrent(page, 1);
  await section(page).getByRole("button", { name: "Pause rotation" }).focus();
  await page.keyboard.press("Shift+Tab");
  await page.clock.runFor(3 * REASON_INTERVAL_MS);
  await expectCurrent(page, 1);
});

test("HOME-7 with reduced motion nothing rotates", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await openHydrated(page, "/");
  await expect(section(page).getByRole("button", { name: "Play rotation" })).toBeVisible();
  await page.clock.runFor(5 * REASON_INTERVAL_MS);
  await expectCurrent(page, 0);
});
