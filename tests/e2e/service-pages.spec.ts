import type { Page } from "playwright/test";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";

const ITEM = "/services/a123-support";

// Folds and links need no scripts, with which a page takes twice as long.
test.use({ javaScriptEnabled: false });

const stations = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.getByText("Appropriation", { exact: true }) })
    .first();

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

test("RT-2 a service lights the stations it touches, on one line", async ({ page }) => {
  await open(page, ITEM, 1440);
  const items = stations(page).getByRole("listitem");
  const states = await items.evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset["state"]));
  expect(states).toEqual(["off", "off", "lit", "lit", "lit", "here", "lit"]);
  await expect(stations(page).locator("[aria-current=step]")).toContainText("Reporting");
  const tops = () =>
    items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().top))).size);
  expect(await tops()).toBe(1);
  const sentence = page.getByText("From Obligation to Audit. Centers on Reporting.");
  await expect(sentence).toBeHidden();
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await tops()).toBe(1);
  await expect(sentence).toBeVisible();
});

test("READ-4 the example of a practice is a table; phones show it on request, row by row", async ({ page }) => {
  const table = page.getByRole("table", { name: "A decision worked through" });
  const cells = async () => {
    const boxes = await table.locator("tbody tr").first().locator("th, td").all();
    return Promise.all(boxes.map(async (box) => (await box.boundingBox())!));
  };
  await open(page, ITEM, 768);
  const wide = await cells();
  expect(wide.length).toBe(3);
  expect(Math.max(...wide.map(({ y }) => y)) - Math.min(...wide.map(({ y }) => y))).toBeLessThan(4);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(table).toBeHidden();
  await page.locator("#decision summary").click();
  await expect(table).toBeVisible();
  expect(new Set((await cells()).map(({ x }) => Math.round(x))).size).toBe(1);
});

test("READ-4 the specimen in the header shows the highlighted row, and leads to the whole sheet", async ({ page }) => {
  await page.goto(ITEM);
  const crop = page.getByRole("link", { name: /^Test workpapers WP-26-AP04 Specimen\. Invented data\. / });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const inside = await crop.evaluate((link) => {
      const [frame, row] = [link, link.querySelector(".pulled")!].map((one) => one.getBoundingClientRect());
      return row!.top > frame!.top && row!.bottom <= frame!.bottom;
    });
    expect(inside, `${width} px`).toBe(true);
  }
  await crop.click();
  await expect(page).toHaveURL(`${ITEM}#specimen`);
  await expect(page.locator("#specimen").getByRole("heading", { level: 3 })).toBeInViewport();
});

test("READ-4 the ends of texts and the folds open, and all of them are printed", async ({ page }) => {
  await open(page, ITEM, 1440);
  const end = page.getByText(/who acts, on what, how often/);
  const buying = page.getByText("Administrative Management and General Management Consulting Services");
  const step = page.getByText(/Exclusions are recorded with their reasons/);
  for (const text of [end, buying, step]) await expect(text).toBeHidden();
  await page.getByText("Read all 8 in full").click();
  await page.getByText("Buying details").click();
  await page.getByText("The five steps in detail").click();
  for (const text of [end, buying, step]) await expect(text).toBeVisible();
  await page.reload();
  await page.emulateMedia({ media: "print" });
  for (const text of [end, buying, step]) await expect(text).toBeVisible();
});

test("ENT-1 a practice's page says in words what its drawing shows", async ({ page }) => {
  await open(page, "/services/federal-financial-management", 1440);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A-123 Support" }) });
  await expect(row.getByText("Centers on Reporting, from Obligation to Audit")).toBeAttached();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(ITEM);
});

test("ENT-2 a solution shows its metric, its features and its steps with their records", async ({ page }) => {
  await open(page, "/solutions/financialcontractcloseout", 1440);
  const scope = page.locator(".scope");
  await expect(scope.getByRole("listitem")).toHaveCount(3);
  await expect(scope).toContainText(/^\d/);
  const steps = page.locator("#process").getByRole("list").first().locator("> li");
  await expect(steps).toHaveCount(6);
  for (const step of await steps.all()) await expect(step.getByText("Output:")).toBeAttached();
});

test("RT-4 the comparison leads to the four solutions", async ({ page }) => {
  await open(page, "/solutions", 1440);
  const links = page.getByRole("table").getByRole("rowheader").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    ROUTES_OF_SPEC.filter((path) => path.startsWith("/solutions/")),
  );
});
