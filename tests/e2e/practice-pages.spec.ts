import type { Page } from "playwright/test";
import { pagesOf } from "../support/printed-pages.ts";
import { expect, test } from "../support/site-test.ts";
import { rowsWithLostCells } from "../support/table-cells.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const PRACTICES = [
  "/services/erp-solutions",
  "/services/digital-transformation",
  "/services/federal-financial-management",
  "/services/application-and-software-development",
  "/services/database-and-infrastructure-management",
  "/cybersecurity",
  "/services/information-technology-service-management",
  "/services/federal-grants-management",
];
/** Ends with a form instead of a call. */
const hasForm = (path: string) => /digital|database/.test(path);

const FFM = "/services/federal-financial-management";

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await layOutWholePage(page);
}

test("READ-5 the eight practices have the same sections in the same order", async ({ page }) => {
  for (const path of PRACTICES) {
    await open(page, path, 1440);
    const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(headings, path).toHaveLength(hasForm(path) ? 6 : 7);
    expect(headings[0], path).toMatch(/^Find the sentence/);
    expect(headings[1], path).toMatch(/ services$/);
    expect(headings[3], path).toBe("What you hold at the end");
    expect(headings[4], path).toBe(path.includes("database") ? "Five steps, then repeat" : "How to start");
    await expect(page.locator(".practice-hero img").first(), path).toHaveAttribute("alt", /\w{4}/);
    await expect(page.getByRole("main").locator("form"), path).toHaveCount(hasForm(path) ? 1 : 0);
  }
});

for (const [width, most] of [
  [1440, 4500],
  [390, 8000],
] as const) {
  test(`READ-5 no practice is taller than ${most} px in a window of ${width} px`, async ({ page }) => {
    for (const path of PRACTICES) {
      await open(page, path, width);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeGreaterThan(2000);
      expect.soft(height, path).toBeLessThanOrEqual(most);
    }
  });
}

test("READ-5 three problems lead to services, and the others are folded under them", async ({ page }) => {
  for (const path of PRACTICES) {
    await open(page, path, 1440);
    const doors = page.locator(".doors");
    await expect(doors.locator(".doors-first a"), path).toHaveCount(3);
    const more = doors.locator("details");
    await expect(more.getByRole("link").first(), path).toBeHidden();
    await more.locator("summary").click();
    await expect(more.getByRole("link").first(), path).toBeVisible();
    for (const link of await doors.getByRole("link").all())
      expect(await link.getAttribute("href"), path).toMatch(/^\/services\/[a-z0-9-]+$/);
  }
  await page.goto(FFM);
  await page
    .locator(".doors-first li")
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL("/services/us-treasury-accounting-and-reporting-support");
});

test("READ-5 SHOW-4 each chart has its figures in a table, drawn or not, and leads to the whole sheet", async ({
  page,
}) => {
  for (const path of PRACTICES)
    for (const width of [1440, 390]) {
      await open(page, path, width);
      const figure = page.getByRole("figure");
      const table = figure.getByRole("table");
      await expect(table, path).toHaveAccessibleName(await figure.getByRole("heading").innerText());
      expect(await table.getByRole("columnheader").count(), path).toBeGreaterThanOrEqual(3);
      expect(await table.getByRole("rowheader").count(), path).toBeGreaterThanOrEqual(5);
      await expect(figure.locator("svg:visible").first(), path).toHaveAttribute("aria-hidden", "true");
      await expect(figure.getByRole("link"), path).toHaveAttribute("href", /#specimen$/);
    }
});

test("READ-5 GEN-7 a chart of two records is drawn in columns in a wide window, and in rows in a narrow one", async ({
  page,
}) => {
  await open(page, FFM, 1440);
  const columns = page.locator(".chart-levels");
  const bars = page.locator(".chart-bars");
  await expect(columns).toBeVisible();
  await expect(page.locator(".chart-table")).toHaveCSS("clip-path", "inset(50%)");
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(columns).toBeHidden();
  expect((await bars.first().boundingBox())!.width).toBeGreaterThan(300);
});

test("READ-5 SHOW-4 a phone shows every figure of a practice's chart and specimen", async ({ page }) => {
  for (const path of PRACTICES) {
    await open(page, path, 390);
    expect(await rowsWithLostCells(page), path).toEqual([]);
    // Threads show their figures in the drawing.
    const cells = page.locator("figure:not([data-kind=threads]) tr > *, .proof tr > *").filter({ hasText: /./ });
    const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(widths.length, path).toBeGreaterThan(20);
    expect(Math.min(...widths), path).toBeGreaterThan(4);
  }
});

test("READ-5 the pictures of a practice page stay below 120 KB on a phone", async ({ browser, baseURL }) => {
  for (const path of [FFM, "/services/database-and-infrastructure-management"]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, baseURL });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/pictures/")) sizes.push(response.body().then((body) => body.length));
    });
    await page.goto(path);
    await layOutWholePage(page);
    await page.waitForLoadState("networkidle");
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(2000);
    expect(bytes, path).toBeLessThan(120_000);
    await context.close();
  }
});

test("READ-5 a practice prints on three letter sheets, with all answers, problems and captions", async ({ page }) => {
  for (const path of PRACTICES) {
    await page.goto(path);
    await layOutWholePage(page);
    const sheets = pagesOf(await page.pdf({ format: "Letter" }));
    expect.soft(sheets, path).toBeLessThanOrEqual(3);
  }
  await page.goto("/services/digital-transformation");
  await page.emulateMedia({ media: "print" });
  for (const caption of await page.locator(".carousel-caption p:last-child").all()) await expect(caption).toBeVisible();
  for (const answer of await page.locator(".practice-answer").all()) await expect(answer).toBeVisible();
  for (const door of await page.locator(".doors-more li").all()) await expect(door).toBeVisible();
  await expect(page.getByText("1 of 4")).toBeHidden();
});
