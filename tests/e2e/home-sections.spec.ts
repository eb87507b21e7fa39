import type { Page } from "playwright/test";
import { certifications } from "../../app/content/certifications.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { categories, linkToCategory, menuItems } from "../../app/content/services/index.ts";
import { solutionsInShort } from "../../app/content/solutions/in-short.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const sectionOf = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

test("HOME-4 eight cards lead to their pages, each with the practice's drawing, name, promise and services", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("#services").getByRole("listitem");
  await expect(cards).toHaveCount(8);
  for (const [index, category] of categories.entries()) {
    const card = cards.nth(index);
    const { path } = linkToCategory(category);
    await expect(card.getByRole("heading", { level: 3, name: category.name, exact: true })).toBeVisible();
    // The link has the name alone.
    await expect(card.getByRole("link")).toHaveText(category.name);
    await expect(card.getByRole("link")).toHaveAccessibleName(category.name);
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
    expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    await expect(card.locator("use")).toHaveAttribute("href", new RegExp(`#${category.icon}$`));
    await expect(card.getByText(category.promise)).toBeVisible();
    await expect(card).toContainText(menuItems(category)[0]!.name);
  }
  await expect(cards.filter({ hasText: "Cybersecurity" })).toContainText("Identity & Access Management, and 4 more");
  // All of a card can be pressed.
  const card = cards.nth(6);
  await card.scrollIntoViewIfNeeded();
  const { width, height } = (await card.boundingBox())!;
  await card.click({ position: { x: width - 8, y: height - 8 } });
  await expect(page).toHaveURL(linkToCategory(categories[6]!).path);
});

test("HOME-4 the cards are in the menu's order, read down, in two columns and on a phone in one", async ({ page }) => {
  await page.goto("/");
  await layOutWholePage(page);
  for (const [width, columns] of [
    [1440, 2],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page
      .locator("#services")
      .getByRole("listitem")
      .evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect()).map(({ left, top, bottom }) => ({ left, top, bottom })),
      );
    const rows = places.length / columns;
    expect(new Set(places.map(({ left }) => left)).size, `${width} px`).toBe(columns);
    for (const [index, { left, top }] of places.entries()) {
      const above = places[index - 1];
      if (index % rows === 0) expect(top).toBe(places[0]!.top);
      else expect([left, Math.round(top)]).toEqual([above!.left, Math.round(above!.bottom)]);
    }
  }
});

test("HOME-4 a hovered or focused card gets the thread's rule, and nothing moves", async ({ page }) => {
  await page.goto("/");
  // Positions are compared, so no section above may be laid out late.
  await layOutWholePage(page);
  const cards = page.locator("#services").getByRole("listitem");
  const places = () => cards.evaluateAll((all) => all.map((card) => JSON.stringify(card.getBoundingClientRect())));
  const rule = (index: number) => cards.nth(index).evaluate((card) => getComputedStyle(card, "::after").transform);
  await cards.first().scrollIntoViewIfNeeded();
  expect(await rule(0)).toBe("matrix(0, 0, 0, 1, 0, 0)");
  await cards.nth(0).hover();
  await expect.poll(() => rule(0)).toBe("none");
  const before = await places();
  await cards.nth(1).hover();
  await cards.nth(0).getByRole("link").focus();
  await expect.poll(() => rule(0)).toBe("none");
  await expect.poll(() => rule(1)).toBe("none");
  expect(await places()).toEqual(before);
});

test("HOME-5 the six figures stand there from the start and never count", async ({ page }) => {
  const served = await (await page.request.get("/")).text();
  await page.goto("/");
  // A section that is not laid out yet has no text to select.
  await layOutWholePage(page);
  const section = sectionOf(page, homePage.statistics.heading);
  const text = (await section.innerText()).replace(/\s+/g, " ");
  for (const { value, unit, name, spoken } of homePage.statistics.items) {
    expect(text).toContain(`${value}${unit}`);
    expect(text).toContain(name);
    await expect(section.getByText(spoken)).toHaveCount(1);
    expect(served).toContain(spoken.replace("<", "&lt;"));
  }
});

test("HOME-6 ENT-2 four solutions, each with its fields and a link to its page", async ({ page }) => {
  await page.goto("/");
  const cards = sectionOf(page, homePage.solutions.heading).getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const [index, solution] of solutionsInShort.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading", { level: 3 }).getByRole("link", { name: solution.title })).toHaveAttribute(
      "href",
      solution.path,
    );
    for (const text of [solution.tagline, solution.description, solution.metricLabel, ...solution.features])
      await expect(card).toContainText(text);
    await expect(card).toHaveAttribute("data-color", solution.color);
  }
  // The whole quadrant is clickable.
  const { width, height } = (await cards.first().boundingBox())!;
  await cards.first().click({ position: { x: width - 8, y: height - 8 } });
  await expect(page).toHaveURL(solutionsInShort[0]!.path);
});

test("HOME-9 HOME-11 ENT-6 six certifications with description and status, and the closing call", async ({ page }) => {
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
});
