import type { Page } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const ORDER = "/contract-vehicles/gsa-mas";
const SERVICE = "/services/a123-support";
const SOLUTION = "/solutions/userprovisioning";

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });

for (const path of [SERVICE, SOLUTION]) {
  test(`READ-1 ${path} begins with what a buyer needs, in the first window`, async ({ page }) => {
    await page.goto(path);
    const glance = page.getByRole("region", { name: "At a glance" });
    await expect(glance.getByRole("term")).toHaveText([
      "Length",
      "Team",
      "Contract type",
      "What you get",
      "What we need from you",
      "NAICS codes",
      "PSC codes",
      "Vehicles and prices",
    ]);
    for (const value of await glance.getByRole("definition").all()) await expect(value).not.toBeEmpty();
    await expect(glance.locator("time")).toHaveAttribute("datetime", /^20\d\d-\d\d-\d\d$/);
    for (const name of ["Length", "Team", "Contract type", "What you get"])
      await expect(glance.getByRole("term").filter({ hasText: name })).toBeInViewport({ ratio: 1 });
    await glance.getByRole("link", { name: /documents\.$/ }).click();
    await expect(page).toHaveURL(/#(?:deliverables|how-it-works)$/);
  });
}

/** Heights in CSS pixels, by the width of the window. */
const LIMITS = { 1440: 7050, 390: 11_000 };

for (const [width, limit] of Object.entries(LIMITS)) {
  test(`READ-1 every service and solution page is at most ${limit} px tall at ${width} px`, async ({ page }) => {
    // Questions are collapsed by styles at once, and by scripts later.
    test.slow();
    await page.setViewportSize({ width: Number(width), height: 844 });
    const tall: string[] = [];
    let count = 0;
    for (const path of ROUTES_OF_SPEC.filter((route) => /^\/(?:services|solutions)\//.test(route))) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      if ((await contents(page).count()) === 0) continue;
      count++;
      const height = await page.evaluate(async () => {
        await document.fonts.ready;
        delete document.documentElement.dataset["deferred"];
        return document.documentElement.scrollHeight;
      });
      if (height > limit) tall.push(`${path} ${height}`);
    }
    expect(tall).toEqual([]);
    expect(count).toBe(50);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, level] of [
    [SERVICE, 2],
    [ORDER, 3],
  ] as const)
    test(`READ-2 on a phone the contents of ${path} open without JavaScript and lead to each part`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await expect(contents(page).getByRole("link").first()).toBeHidden();
      await contents(page).getByText("On this page").filter({ visible: true }).click();
      for (const link of await contents(page).getByRole("link").all()) {
        const name = (await link.textContent())!;
        await link.click();
        await expect(page.getByRole("heading", { level, name, exact: true })).toBeInViewport();
      }
    });

  test("READ-1 what is collapsed on a phone is open in wide windows and in print", async ({ page }) => {
    const term = page.getByRole("term").filter({ hasText: "How we hand over" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SERVICE);
    await expect(term).toBeHidden();
    await page.getByText("How we start. How we hand over").click();
    await expect(term).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(term).toBeVisible();
    await expect(page.getByText("How we start. How we hand over")).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ media: "print" });
    await expect(term).toBeVisible();
    await expect(contents(page)).toBeHidden();
  });

  test("SHOW-1 a phone shows the first rows of a long specimen with its total, and the rest on request", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(SERVICE);
    const sheet = page.locator("#specimen");
    const height = () => sheet.evaluate((node) => node.getBoundingClientRect().height);
    const cut = await height();
    await sheet.getByText("All 9 rows").scrollIntoViewIfNeeded();
    await expect(sheet.getByRole("rowheader", { name: "Nine payments" })).toBeInViewport();
    await sheet.getByText("All 9 rows").click();
    expect(await height()).toBeGreaterThan(cut + 400);
    await expect(sheet.getByText("Tied out")).toBeVisible();
  });
});

for (const [path, parts] of [
  [SERVICE, ".page-part"],
  [ORDER, ".way > li"],
] as const)
  test(`READ-2 in a wide window the contents of ${path} stay beside the text and mark the part being read`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await layOutWholePage(page);
    const links = await contents(page).getByRole("link").all();
    expect(links.length).toBe(await page.locator(parts).count());
    for (const link of links) {
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
      await expect(link).toBeInViewport();
    }
  });

test("READ-1 a page is printed and shared by its buttons, and a closed dialog is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, print: () => calls.push("print") });
    navigator.share = (data) => {
      calls.push(data);
      return Promise.reject(new DOMException("The visitor closed it.", "AbortError"));
    };
  });
  await openHydrated(page, SERVICE);
  const glance = page.getByRole("region", { name: "At a glance" });
  await glance.getByRole("button", { name: "Print" }).click();
  await glance.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate("calls")).toEqual(["print", { title: await page.title(), url: page.url() }]);
});

test("READ-1 a browser without a dialog for sharing gets no button for it", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openHydrated(page, SERVICE);
  await expect(page.getByRole("button", { name: "Print" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
});
