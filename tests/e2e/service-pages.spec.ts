import type { Page } from "playwright/test";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";

const ITEM = "/services/a123-support";

const stations = (page: Page) =>
  page
    .getByRole("list")
    .filter({ has: page.getByText("Appropriation", { exact: true }) })
    .first();

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
}

test("RT-2 a service lights the stations it touches, on one line across a wide window and on a few in a narrow one", async ({
  page,
}) => {
  await open(page, ITEM, 1440);
  const items = stations(page).getByRole("listitem");
  const states = await items.evaluateAll((all) => all.map((item) => (item as HTMLElement).dataset["state"]));
  expect(states).toEqual(["off", "off", "lit", "lit", "lit", "here", "lit"]);
  await expect(stations(page).locator("[aria-current=step]")).toContainText("Reporting");
  const tops = () =>
    items.evaluateAll((all) => new Set(all.map((item) => Math.round(item.getBoundingClientRect().top))).size);
  expect(await tops()).toBe(1);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await tops()).toBeGreaterThan(1);
  expect(await tops()).toBeLessThan(5);
  for (const item of await items.all()) await expect(item).toBeVisible();
});

for (const [title, name] of [
  ["GEN-7 the deliverables are", / deliverables$/],
  ["READ-4 the section that only this practice has is", "A decision worked through"],
] as const)
  test(`${title} a table, and stacked rows under 768 px`, async ({ page }) => {
    const table = page.getByRole("table", { name });
    const cells = async () => {
      const boxes = await table.locator("tbody tr").first().locator("th, td").all();
      return Promise.all(boxes.map(async (box) => (await box.boundingBox())!));
    };
    await open(page, ITEM, 768);
    const wide = await cells();
    expect(new Set(wide.map(({ y }) => Math.round(y))).size).toBe(1);
    await page.setViewportSize({ width: 767, height: 900 });
    const narrow = await cells();
    expect(new Set(narrow.map(({ x }) => Math.round(x))).size).toBe(1);
    await expect(table).toBeVisible();
  });

test("ENT-1 a practice's page says in words what its drawing shows", async ({ page }) => {
  await open(page, "/services/federal-financial-management", 1440);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A-123 Support" }) });
  await expect(row.getByText("Centers on Reporting, from Obligation to Audit")).toBeAttached();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(ITEM);
});

test("ENT-2 a solution shows its scope, its features and its steps, each with the record it leaves", async ({
  page,
}) => {
  await open(page, "/solutions/financialcontractcloseout", 1440);
  const steps = page.getByRole("figure").getByRole("list").locator("> li");
  await expect(steps).toHaveCount(6);
  for (const step of await steps.all()) await expect(step.getByText("Output:")).toBeVisible();
});

test("RT-4 the comparison leads to the four solutions", async ({ page }) => {
  await open(page, "/solutions", 1440);
  const links = page.getByRole("table").getByRole("rowheader").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
    ROUTES_OF_SPEC.filter((path) => path.startsWith("/solutions/")),
  );
});
