import type { Page } from "playwright/test";
import { certifications } from "../../app/content/certifications.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { categories, linkToCategory, menuItems } from "../../app/content/services/index.ts";
import { solutionsInShort } from "../../app/content/solutions/in-short.ts";
import { expect, test } from "../support/site-test.ts";

const sectionOf = (page: Page, heading: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

test("HOME-4 eight services lead to their pages", async ({ page }) => {
  await page.goto("/");
  const links = page.locator("#services").getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(categories.map(({ name }) => name));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  expect(hrefs).toEqual(categories.map((category) => linkToCategory(category).path));
  for (const path of hrefs) expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBe(200);
});

test("HOME-4 pointing at a service or focusing it shows what belongs to it, and nothing moves", async ({ page }) => {
  await page.goto("/");
  const rows = page.locator("#services").getByRole("listitem");
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const before = await heights();
  for (const [index, category] of categories.entries()) {
    const row = rows.nth(index);
    const first = menuItems(category)[0]!.name;
    const names = row.getByText(first);
    if (index % 2 === 0) await row.hover();
    else await row.getByRole("link").focus();
    await expect(names).toHaveCSS("opacity", "1");
    await expect(row.getByText(category.promise)).toHaveCSS("opacity", "0");
    expect(await heights()).toEqual(before);
  }
  expect(before.every((height) => height === before[0] || Math.abs(height - before[0]!) <= 1)).toBe(true);
});

test("HOME-4 a long list names five services and counts the rest", async ({ page }) => {
  await page.goto("/");
  const cybersecurity = page.locator("#services").getByRole("listitem").filter({ hasText: "Cybersecurity" });
  await expect(cybersecurity).toContainText("Identity & Access Management, and 4 more");
  await expect(cybersecurity).toContainText("9 services");
});

test("HOME-5 the six figures stand there from the start and never count", async ({ page }) => {
  const served = await (await page.request.get("/")).text();
  await page.goto("/");
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
  // The whole quarter is the link's target.
  const { width, height } = (await cards.first().boundingBox())!;
  await cards.first().click({ position: { x: width - 8, y: height - 8 } });
  await expect(page).toHaveURL(solutionsInShort[0]!.path);
});

test("HOME-9 ENT-6 six certifications with description and status", async ({ page }) => {
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
});

test("HOME-11 the closing call leads to contact and about", async ({ page }) => {
  await page.goto("/");
  const links = sectionOf(page, homePage.closing.lines[0]!).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAttribute("href", "/contact");
  await expect(links.last()).toHaveAttribute("href", "/about");
});
