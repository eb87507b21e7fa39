import type { Page } from "playwright/test";
import { MARQUEE } from "../../app/lib/behaviour.ts";
import { clients } from "../../app/content/clients.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { expect, test } from "../support/site-test.ts";

const section = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: homePage.clients.heading }) });
const belts = (page: Page) => section(page).locator(".belt");
const moving = (page: Page) =>
  section(page)
    .locator(".belt ul")
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).animationPlayState));

test("HOME-10 21 clients, called samples, are on two belts without a gap", async ({ page }) => {
  await page.goto("/");
  await expect(belts(page)).toHaveCount(2);
  const rows = [clients.slice(0, 10), clients.slice(10)];
  expect(rows.map(({ length }) => length)).toEqual([10, 11]);
  for (const [index, row] of rows.entries()) {
    const lists = belts(page).nth(index).locator("ul");
    await expect(lists).toHaveCount(MARQUEE.repeats);
    for (const list of await lists.all()) await expect(list.locator("li")).toHaveCount(row.length);
    const named = belts(page).nth(index).getByRole("img");
    await expect(named).toHaveCount(row.length);
    for (const [at, { name }] of row.entries()) await expect(named.nth(at)).toHaveAccessibleName(name);
  }
  expect(homePage.clients.note).toMatch(/sample.*agreed/i);
  await expect(section(page).getByText(homePage.clients.note)).toBeVisible();

  // The belts run against each other, 40 s a turn.
  const styles = await section(page)
    .locator(".belt ul:first-child")
    .evaluateAll((lists) =>
      lists.map((list) => {
        const { animationDuration, animationDirection, animationIterationCount } = getComputedStyle(list);
        return { animationDuration, animationDirection, animationIterationCount };
      }),
    );
  const duration = `${MARQUEE.durationMs / 1000}s`;
  expect(styles).toEqual([
    { animationDuration: duration, animationDirection: "normal", animationIterationCount: "infinite" },
    { animationDuration: duration, animationDirection: "reverse", animationIterationCount: "infinite" },
  ]);
  // When a list has moved by its own length, the others must still fill the widest window.
  await page.setViewportSize({ width: 2560, height: 900 });
  const lengths = await section(page)
    .locator(".belt ul:first-child")
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().width));
  for (const length of lengths) expect(length * (MARQUEE.repeats - 1)).toBeGreaterThan(2560);
});

test("HOME-10 the logos stop under the pointer, on focus, by their button, and out of sight", async ({ page }) => {
  await page.goto("/");
  const allAre = (state: string) => expect.poll(async () => new Set(await moving(page))).toEqual(new Set([state]));
  await allAre("paused");
  await section(page).scrollIntoViewIfNeeded();
  await allAre("running");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await allAre("paused");

  await section(page).scrollIntoViewIfNeeded();
  await allAre("running");
  await belts(page).first().hover();
  await allAre("paused");
  await page.mouse.move(0, 0);
  await allAre("running");

  const pause = section(page).getByRole("button", { name: "Pause logos" });
  await pause.click();
  await page.mouse.move(0, 0);
  await allAre("paused");
  await section(page).getByRole("button", { name: "Play logos" }).click();
  await page.mouse.move(0, 0);
  await allAre("running");

  await page.locator("#contractvehicles h3 button").last().focus();
  await page.keyboard.press("Tab");
  await expect(pause).toBeFocused();
  await allAre("paused");
});

test("HOME-10 with reduced motion the clients do not move, each once and all visible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(section(page).locator("img:visible")).toHaveCount(21);
  await expect(section(page).getByRole("button")).toHaveCount(0);
  const isInside = await section(page)
    .locator("img:visible")
    .evaluateAll((marks) =>
      marks.every((mark) => {
        const { left, right } = mark.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      }),
    );
  expect(isInside).toBe(true);
});
