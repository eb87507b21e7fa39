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

/** Most heights in CSS pixels, by the width of the window. */
const LIMITS = { wide: 4500, phone: 8000 };

/** `npm test` looks at two, one of them with a form. */
const practices = PRACTICES.filter((path) => process.env["TEST_ALL"] || path === FFM || path.includes("database"));

for (const path of practices)
  test(`READ-5 SHOW-4 ${path} has the sections of a practice and its chart, and no excess`, async ({ page }) => {
    await page.goto(path);
    await layOutWholePage(page);
    const main = page.getByRole("main");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);

    await test.step("sections in one order", async () => {
      const headings = await main.getByRole("heading", { level: 2 }).allTextContents();
      expect(headings).toHaveLength(7);
      expect(headings[0]).toMatch(/^Find the sentence/);
      expect(headings[1]).toMatch(/ services$/);
      expect(headings[3]).toBe("One document, up close");
      expect(headings[4]).toBe(path.includes("database") ? "Five steps, then repeat" : "How to start");
      await expect(page.locator(".picture-hero img").first()).toHaveAttribute("alt", /\w{4}/);
      await expect(main.locator("form")).toHaveCount(hasForm(path) ? 1 : 0);
    });

    await test.step("at most 4,500 px tall, and three letter sheets", async () => {
      expect(await height()).toBeGreaterThan(2000);
      expect.soft(await height()).toBeLessThanOrEqual(LIMITS.wide);
      expect.soft(pagesOf(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(3);
    });

    await test.step("a phone shows every figure of the chart and specimen", async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
      expect.soft(await height()).toBeLessThanOrEqual(LIMITS.phone);
      expect(await rowsWithLostCells(page)).toEqual([]);
      // Threads show their figures in the drawing.
      const cells = page.locator("figure:not([data-kind=threads]) tr > *, .proof tr > *").filter({ hasText: /./ });
      const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(20);
      expect(Math.min(...widths)).toBeGreaterThan(4);
    });

    for (const width of [390, 1440])
      await test.step(`a chart with its figures in a table, and a link to the whole sheet, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const figure = page.getByRole("figure");
        const table = figure.getByRole("table");
        await expect(table).toHaveAccessibleName(await figure.getByRole("heading").innerText());
        expect(await table.getByRole("columnheader").count()).toBeGreaterThanOrEqual(3);
        expect(await table.getByRole("rowheader").count()).toBeGreaterThanOrEqual(5);
        await expect(figure.locator("svg:visible").first()).toHaveAttribute("aria-hidden", "true");
        await expect(figure.getByRole("link")).toHaveAttribute("href", /#specimen$/);
      });

    await test.step("three problems lead to services, and the others are folded under them", async () => {
      const doors = page.locator(".doors");
      await expect(doors.locator(".doors-first a")).toHaveCount(3);
      const more = doors.locator("details");
      await expect(more.getByRole("link").first()).toBeHidden();
      await more.locator("summary").click();
      await expect(more.getByRole("link").first()).toBeVisible();
      const targets = await doors.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(targets.filter((href) => !/^\/services\/[a-z0-9-]+$/.test(href!))).toEqual([]);
    });
  });

test("READ-5 GEN-7 a chart is drawn in columns or rows, and a problem is a link as a whole", async ({ page }) => {
  await page.goto(FFM);
  const columns = page.locator(".chart-levels");
  const bars = page.locator(".chart-bars");
  await expect(columns).toBeVisible();
  expect((await page.locator(".chart-table").boundingBox())!.width).toBe(1);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(columns).toBeHidden();
  expect((await bars.first().boundingBox())!.width).toBeGreaterThan(300);
  await page
    .locator(".doors-first li")
    .first()
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL("/services/us-treasury-accounting-and-reporting-support");
});

test("READ-5 the pictures of a practice page stay below 120 KB on a phone", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, baseURL });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/pictures/")) sizes.push(response.body().then((body) => body.length));
  });
  await page.goto("/services/database-and-infrastructure-management");
  await layOutWholePage(page);
  await page.waitForLoadState("networkidle");
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(120_000);
  await context.close();
});
