import type { Page } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const PAGE = "/services/a123-support";

const questions = (page: Page) => page.locator("#questions");
const heads = (page: Page) => questions(page).getByRole("heading", { level: 3 }).getByRole("button");
const answers = (page: Page) => questions(page).locator(".accordion p");
/** The answers that are open, named by their questions. */
const openAnswers = (page: Page) => questions(page).getByRole("group");
const openAt = (page: Page): Promise<number[]> =>
  heads(page).evaluateAll((all) => all.flatMap((one, index) => (one.ariaExpanded === "true" ? [index] : [])));

test("STACK-1 GEN-8 a page shows one answer or none", engines, async ({ page }) => {
  await openHydrated(page, PAGE);
  const count = await heads(page).count();
  expect(count).toBeGreaterThan(1);
  await expect(questions(page).locator("[data-rac] [data-react-aria-pressable]")).toHaveCount(count);
  await expect.poll(() => openAt(page)).toEqual([0]);
  for (let index = 1; index < count; index++) {
    await heads(page).nth(index).click();
    await expect.poll(() => openAt(page)).toEqual([index]);
    await expect(openAnswers(page)).toHaveAccessibleName(await heads(page).nth(index).innerText());
  }
  await heads(page).first().press("Enter");
  await expect.poll(() => openAt(page)).toEqual([0]);
  await heads(page).first().press("Space");
  await expect.poll(() => openAt(page)).toEqual([]);
  await expect(openAnswers(page)).toHaveCount(0);

  // None of the page before counts.
  await heads(page).nth(1).click();
  await expect.poll(() => openAt(page)).toEqual([1]);
  await page
    .getByRole("navigation", { name: "Breadcrumb" })
    .getByRole("link", { name: /Federal Financial/ })
    .click();
  await expect(page).toHaveURL("/services/federal-financial-management");
  await expect.poll(() => openAt(page)).toEqual([0]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("GEN-8 all answers are shown, and no button claims a state", engines, async ({ page }) => {
    await page.goto(PAGE);
    expect(await answers(page).count()).toBeGreaterThan(1);
    for (const answer of await answers(page).all()) await expect(answer).toBeVisible();
    await expect(questions(page).locator("[aria-expanded]")).toHaveCount(0);
  });
});

/** Its first result on a service page is the second question there. */
const SOUGHT = "do you correct the data or only the process";

test("FIND-1 GEN-8 a question found by search is open and in sight on its page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `/search?q=${encodeURIComponent(SOUGHT)}`);
  const result = page.locator('main a[href^="/services/"][href*="#question-"]').first();
  const question = await result.innerText();
  await result.click();
  await expect(page).toHaveURL(/#question-/);
  const head = heads(page).filter({ hasText: question });
  await expect(head).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[id^=question-]", { hasText: question }).locator("p")).toBeInViewport();
  await expect(openAnswers(page)).toHaveAccessibleName(question);
});

test("GEN-8 a chosen question stays in view on a phone, and all answers are printed", async ({ page }) => {
  await openHydrated(page, PAGE);
  // Positions are compared, so no section above may be laid out late.
  await layOutWholePage(page);
  for (const height of [844, 480]) {
    await page.setViewportSize({ width: 390, height });
    for (const head of await heads(page).all()) {
      // Just below the header, so that the answer above, which closes, is out of view.
      await head.evaluate((node) =>
        window.scrollBy({ top: node.getBoundingClientRect().top - 90, behavior: "instant" }),
      );
      await head.click();
      await expect(head).toBeInViewport({ ratio: 1 });
      const top = await head.evaluate((node) => node.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(80);
    }
  }
  await page.emulateMedia({ media: "print" });
  for (const part of [...(await heads(page).all()), ...(await answers(page).all())]) await expect(part).toBeVisible();
});

test("BUY-5 READ-1 on a phone each topic but the first is collapsed, and a link to an answer opens its topic", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/search?q=insurance");
  await page.getByRole("main").getByRole("link", { name: "What insurance do you carry?" }).click();
  await expect(page).toHaveURL(/\/buyers-answers#/);
  const topics = page.locator("main .phone-fold");
  const openOnes = () => topics.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  const question = page.getByRole("button", { name: "What insurance do you carry?" });
  await expect(question).toBeInViewport();
  await expect(question).toHaveAttribute("aria-expanded", "true");
  const count = await topics.count();
  expect(count).toBeGreaterThan(3);
  expect((await openOnes()).filter(Boolean)).toHaveLength(2);
  const { hash } = new URL(page.url());
  await openHydrated(page, "/buyers-answers");
  expect(await openOnes()).toEqual([true, ...Array<boolean>(count - 1).fill(false)]);
  await expect(question).toBeHidden();
  const contents = page.locator(".page-contents");
  await contents.locator("summary").click();
  await contents.getByRole("link").nth(2).click();
  await expect.poll(openOnes).toEqual([true, false, true, ...Array<boolean>(count - 3).fill(false)]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(question).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `/search`);
  await openHydrated(page, `/buyers-answers${hash}`);
  await expect(question).toBeInViewport();
  await expect(question).toHaveAttribute("aria-expanded", "true");
});

test("BUY-5 FIND-2 the buyers' answers are filtered as you type, and the field keeps the focus", async ({ page }) => {
  await openHydrated(page, "/buyers-answers");
  const main = page.getByRole("main");
  const field = main.getByRole("searchbox", { name: "Find an answer" });
  const question = (name: string) => main.getByRole("button", { name });
  const all = (await main.getByRole("status").textContent())!;
  await field.fill("insurance");
  await expect(question("Do you have a conflict of interest")).toHaveCount(0);
  await expect(question("What insurance do you carry?")).toHaveAttribute("aria-expanded", "false");
  await expect(field).toBeFocused();
  await question("What insurance do you carry?").click();
  await expect(question("What insurance do you carry?")).toHaveAttribute("aria-expanded", "true");

  await field.fill("zorblax");
  await expect(main.getByRole("status")).toContainText("No answer");
  await expect(main.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  await expect(field).toBeFocused();
  await main.getByRole("button", { name: "Clear" }).click();
  await expect(main.getByRole("status")).toHaveText(all);
  await expect(page).toHaveURL("/buyers-answers");
});
