import type { Page } from "playwright/test";
import { pagesOf } from "../support/printed-pages.ts";
import { WIDTHS } from "../support/content-width.ts";
import { openHydrated } from "../support/hydrated.ts";
import { lostText } from "../support/losses.ts";
import { expect, test } from "../support/site-test.ts";
import { SPECIMEN_OF_EACH_KIND } from "../support/specimen-of-each-kind.ts";
import { rowsWithLostCells } from "../support/table-cells.ts";
import { spaceText } from "../support/text-spacing.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const specimen = (page: Page) => page.locator("#specimen");

/** Rows and entries of a specimen that overflow their sheet. */
const beyondSheet = (page: Page) =>
  specimen(page)
    .locator(".leaf-ledgers, .leaf-foot")
    .evaluateAll((rooms) =>
      rooms.flatMap((room) => {
        const { right } = room.getBoundingClientRect();
        const end = right - Number.parseFloat(getComputedStyle(room).paddingRight) + 1;
        return [...room.querySelectorAll("table, td, th, li, a, dd")]
          .filter((one) => one.checkVisibility() && !one.closest(".leaf-note, thead"))
          .filter((one) => one.getBoundingClientRect().right > end)
          .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
      }),
    );

/** Text of the specimen outside the window, or smaller than 14 px. */
async function unreadable(page: Page, width: number): Promise<string[]> {
  const words = specimen(page).locator("p, dt, dd, th, td, li, time, caption, h3, h4").filter({ visible: true });
  const found = await words.evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).clipPath === "none" && !one.closest("thead"))
      .map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { text: one.textContent, left, right, size: Number.parseFloat(getComputedStyle(one).fontSize) };
      }),
  );
  expect(found.length).toBeGreaterThan(20);
  return found.filter(({ left, right, size }) => left < 0 || right > width + 0.5 || size < 14).map(({ text }) => text);
}

/** Number of printed sheets of the page. */
async function sheetsOnPaper(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  // The print style sheet loads last, and here nothing else waits for it.
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ media, href }) => media.mediaText === "print" && href),
  );
  return pagesOf(await page.pdf({ format: "Letter" }));
}

/** `npm test` looks at one kind. */
const kinds = Object.entries(SPECIMEN_OF_EACH_KIND).filter(([kind]) => process.env["TEST_ALL"] || kind === "table");

for (const [kind, { path }] of kinds) {
  test(`SHOW-3 SHOW-4 WCAG 1.3.1 a ${kind} is printed alone, and whole at every width`, async ({ page }) => {
    await openHydrated(page, `${path}#specimen`);
    await expect(specimen(page)).toContainText("Specimen. Invented data.");
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute("data-printed", "") }));
    await specimen(page).getByRole("button", { name: "Print" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(specimen(page).getByText("Specimen. Invented data.")).toBeVisible();
    await expect(specimen(page).getByRole("link", { name: "Download CSV" })).toBeHidden();
    // Totals are printed once, after the last row, and not on every sheet.
    const feet = await specimen(page)
      .locator("tfoot")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(feet.filter((display) => display !== "table-row-group")).toEqual([]);
    expect(await sheetsOnPaper(page)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "screen" });

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      if (width <= 390) expect(await unreadable(page, width), `${width} px`).toEqual([]);
      expect(await beyondSheet(page), `${width} px`).toEqual([]);
      expect(await rowsWithLostCells(page), `${width} px`).toEqual([]);
    }
    await spaceText(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beyondSheet(page), `spaced at ${width} px`).toEqual([]);
      expect(await lostText(page), `spaced at ${width} px`).toEqual([]);
    }
  });
}

test("GEN-6 READ-4 a specimen is folded, and a link to it opens it", async ({ page }) => {
  const rows = specimen(page).locator(".leaf-table").getByRole("row");
  await page.goto("/services/a123-support#specimen");
  await expect(rows.first()).toBeVisible();
  await openHydrated(page, "/services/unison-prism");
  await expect(specimen(page)).toBeHidden();
  // A smooth scroll would move the next link while it is pressed.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Specimen" }).click();
  await expect(rows.first()).toBeVisible();
  await expect(specimen(page)).toBeFocused();
  // To another page's, without a new document.
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await specimen(page).getByRole("link", { name: "OCR-26-12" }).first().click();
  await expect(page).toHaveURL("/services/oracle-clm#specimen");
  await expect(rows.first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-same");
  await expect(specimen(page)).toBeFocused();
});

test("SHOW-3 the list of specimens follows what is typed", async ({ page }) => {
  await openHydrated(page, "/specimens");
  await page.getByRole("searchbox", { name: "Find a sample deliverable" }).fill("HW-7304");
  await expect(page).toHaveURL("/specimens?q=HW-7304");
  const main = page.getByRole("main");
  await expect(main.getByText("PPA-26-12", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("RTM-26", { exact: true })).toHaveCount(0);
});

test("LINE-1 the thread meets row and posting, and prints on four sheets", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/one-line-item");
  const ends = await page
    .locator(".trace-stop:not(.trace-last)")
    .evaluateAll((stops) =>
      stops.map((stop) =>
        [...stop.querySelectorAll(".trace-line")].map((line) => Math.round(line.getBoundingClientRect().bottom)),
      ),
    );
  expect(ends).toHaveLength(9);
  for (const [paper, posting] of ends) expect(paper).toBe(posting);
  const room = await page.locator(".trace-last").evaluate((last) => {
    const knot = last.querySelector(".trace-knot")!.getBoundingClientRect();
    return knot.left - last.querySelector(".trace-beside tbody")!.getBoundingClientRect().right;
  });
  expect(room).toBeGreaterThan(0);
  const clips = await page
    .locator(".trace-course")
    .evaluateAll((courses) => courses.map((course) => getComputedStyle(course).clipPath));
  expect(new Set(clips)).toEqual(new Set(["none"]));
  const index = page.getByRole("navigation", { name: "Ten stations" });
  await index.getByRole("link", { name: "Disbursement" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/one-line-item#station-7");
  await expect(page.getByRole("heading", { name: "Disbursement" })).toBeInViewport();
  await expect(index.locator("[aria-current]")).toHaveText(/Disbursement/);
  expect(await sheetsOnPaper(page)).toBe(4);
});

test("LINE-1 on a phone each posting is collapsed, and the page is at most 12,000 px high", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/one-line-item");
  await layOutWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  const station = page.locator("#station-5");
  const posting = station.locator(".trace-beside table");
  await expect(posting).toBeHidden();
  await station.locator("summary").click();
  await expect(posting).toBeVisible();
});

test("SHOW-4 on a phone a sheet is a table with headers, and a collapsed sheet is not focused", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, SPECIMEN_OF_EACH_KIND.table.path);
  const fold = page.locator(".sheet-fold > summary");
  const rows = specimen(page).locator(".leaf-table").getByRole("row");
  const links = specimen(page).locator(".leaf a");
  await expect(rows).toHaveCount(0);
  await fold.focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#questions").locator(":focus")).toBeVisible();

  await fold.press("Enter");
  await expect(rows).toHaveCount(await specimen(page).locator(".leaf-table tr").count());
  const low = await links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
      .map((link) => link.textContent),
  );
  expect(low).toEqual([]);

  const table = specimen(page).locator(".leaf-table");
  await expect(table).toHaveRole("table");
  for (const [selector, role] of [
    ["thead th", "columnheader"],
    ["tbody th, tfoot th", "rowheader"],
  ] as const) {
    const count = await table.locator(selector).count();
    expect(count).toBeGreaterThan(1);
    await expect(specimen(page).getByRole("table", { name: /./ }).first().getByRole(role)).toHaveCount(count);
  }
  const label = table.locator("tbody td:not(:empty)").first();
  expect(await label.evaluate((cell) => getComputedStyle(cell, "::before").content)).toMatch(/ \/ ""$/);
  const head = table.locator("thead");
  expect(await head.evaluate((one) => getComputedStyle(one).clipPath)).toBe("none");
  expect(await head.evaluate((one) => [one.clientWidth, one.clientHeight])).toEqual([1, 1]);
  await expect(head).toHaveCSS("opacity", "0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("SHOW-1 SHOW-3 a specimen has its file and references to others", async ({ page }) => {
    await page.goto("/services/a123-support");
    // Nothing is collapsed.
    await expect(specimen(page).getByRole("table")).toBeVisible();
    await expect(specimen(page).getByRole("button")).toHaveCount(0);
    const download = page.waitForEvent("download");
    await specimen(page).getByRole("link", { name: "Download CSV" }).click();
    expect((await download).suggestedFilename()).toBe("specimen-WP-26-AP04.csv");
    await page.goto("/services/unison-prism");
    await specimen(page).getByRole("link", { name: "OCR-26-12" }).first().click();
    await expect(page).toHaveURL("/services/oracle-clm#specimen");
    await expect(specimen(page)).toContainText("OCR-26-12");
  });
});
