import type { Page } from "playwright/test";
import { certifications } from "../../app/content/certifications.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { categories, linkToCategory } from "../../app/content/services/index.ts";
import { solutionsInShort } from "../../app/content/solutions/in-short.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const sectionOf = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

// With scripts, the home page takes twice as long.
test.use({ javaScriptEnabled: false });

test("HOME-4 eight cards with picture, name and promise lead to their pages, and do not move", async ({ page }) => {
  await page.goto("/");
  await layOutWholePage(page);
  await test.step("a hovered or focused card gets the thread's edge, and nothing moves", async () => {
    const cards = page.locator("#services").getByRole("listitem");
    const places = () => cards.evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())));
    const edge = (index: number) => cards.nth(index).evaluate((card) => getComputedStyle(card, "::after").transform);
    await cards.first().scrollIntoViewIfNeeded();
    expect(await edge(0)).toBe("matrix(0, 0, 0, 1, 0, 0)");
    await cards.nth(0).hover();
    await expect.poll(() => edge(0)).toBe("none");
    const before = await places();
    await cards.nth(1).hover();
    await cards.nth(0).getByRole("link").focus();
    await expect.poll(() => edge(0)).toBe("none");
    await expect.poll(() => edge(1)).toBe("none");
    expect(await places()).toEqual(before);
  });

  await test.step("each has the practice's picture, name and promise, and leads to its page", async () => {
    const cards = page.locator("#services").getByRole("listitem");
    await expect(cards).toHaveCount(8);
    for (const [index, category] of categories.entries()) {
      const card = cards.nth(index);
      const { path } = linkToCategory(category);
      await expect(card.getByRole("heading", { level: 3, name: category.name, exact: true })).toBeVisible();
      // The link has the name alone; the picture beside it says nothing more.
      await expect(card.getByRole("link")).toHaveAccessibleName(category.name);
      await expect(card.getByRole("link")).toHaveAttribute("href", path);
      expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(200);
      await expect(card.locator("img")).toHaveAttribute("alt", "");
      await expect(card.getByText(category.promise)).toBeVisible();
    }
    const names = await cards.locator("img").evaluateAll((all) => all.map((one) => one.dataset["picture"]));
    expect(new Set(names).size).toBe(8);
    // All of a card can be pressed.
    const card = cards.nth(6);
    await card.scrollIntoViewIfNeeded();
    const { width } = (await card.boundingBox())!;
    await card.click({ position: { x: width / 2, y: 8 } });
    await expect(page).toHaveURL(linkToCategory(categories[6]!).path);
  });
});

test("HOME-6 HOME-9 HOME-11 ENT-2 ENT-6 certifications, closing call and solutions are whole", async ({ page }) => {
  await page.goto("/");
  const items = page.locator("#certification").getByRole("listitem");
  await expect(items).toHaveCount(6);
  for (const [index, { title, description, status }] of certifications.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("heading", { level: 3 })).toHaveText(title);
    await expect(item).toContainText(description);
    await expect(item).toContainText(status);
    await expect.poll(() => item.locator("img:visible").evaluateAll((marks) => marks.length)).toBe(1);
  }
  const links = sectionOf(page, homePage.closing.lines[0]!).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", "/contact");
  await expect(links.last()).toHaveAttribute("href", "/about");

  await test.step("four solutions, each with tagline, metric, features and a link to its page", async () => {
    const cards = sectionOf(page, homePage.solutions.heading).getByRole("article");
    await expect(cards).toHaveCount(4);
    for (const [index, solution] of solutionsInShort.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { level: 3 }).getByRole("link", { name: solution.title })).toHaveAttribute(
        "href",
        solution.path,
      );
      const { tagline, metric, metricLabel, features } = solution;
      for (const text of [tagline, `${metric} ${metricLabel}`, ...features]) await expect(card).toContainText(text);
      // A knot for everything that the metric counts.
      await expect(card.getByRole("list").first().getByRole("listitem")).toHaveCount(Number(metric));
    }
    // The whole card is clickable.
    const { width, height } = (await cards.first().boundingBox())!;
    await cards.first().click({ position: { x: width - 8, y: height - 8 } });
    await expect(page).toHaveURL(solutionsInShort[0]!.path);
  });
});
