import { orderPages, orderPagePath } from "../../app/content/vehicles/index.ts";
import { pagesOf } from "../support/printed-pages.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const fieldsOf = (page: (typeof orderPages)[number]) =>
  page.steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === "paste" ? part.fields : [])));

/** One in `npm test`. */
const looked = orderPages.filter((_, index) => process.env["TEST_ALL"] || index === 0);

for (const page of looked) {
  const path = orderPagePath(page);

  test(`BUY-1 ${path} has its numbered steps, rates labeled as samples, fields that are copied exactly as displayed, and at most three sheets`, async ({
    page: tab,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await tab.goto(path);
    await hydrated(tab);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(`How to order: ${page.name}`);
    await expect(tab.getByRole("navigation", { name: "Breadcrumb" })).toContainText(`How to order: ${page.name}`);
    const steps = tab.locator("ol.way > li");
    await expect(steps.getByRole("heading", { level: 3 })).toHaveText(page.steps.map(({ name }) => name));
    // Eligibility and fee come before anything else.
    await expect(
      steps
        .first()
        .getByRole("term")
        .filter({ hasText: /^Who may (?:order|ask)$/ }),
    ).toBeVisible();
    await expect(steps.first().getByRole("term").filter({ hasText: /fee$/i })).toBeVisible();
    await expect(tab.getByRole("table").filter({ hasText: "Our work" })).toHaveCount(1);
    await expect(tab.getByRole("link", { name: "hello@goldthread.example" }).first()).toBeVisible();

    const rates = tab.getByRole("table").filter({ hasText: "Minimum experience" });
    const rows = rates.getByRole("row").filter({ has: tab.getByRole("rowheader") });
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    for (const row of await rows.all()) await expect(row.getByRole("cell").last()).toHaveText(/^[\d,]+\.\d\d$/);
    await expect(rates.locator("caption")).toContainText("(samples)");

    const fields = fieldsOf(page);
    expect(fields.length).toBeGreaterThanOrEqual(3);
    for (const { name, words } of fields) {
      expect(words).toMatch(/\[[^\]]+\]|\(1\)|^1\./);
      await tab.getByRole("button", { name: `Copy ${name}`, exact: true }).click();
      await expect.poll(() => tab.evaluate(() => navigator.clipboard.readText())).toBe(words);
    }

    const [{ name } = { name: "" }] = fields;
    await tab.getByRole("button", { name: new RegExp(`^Cop(y|ied) ${name}$`) }).focus();
    await tab.keyboard.press("Enter");
    await expect(tab.getByRole("button", { name: `Copied ${name}` })).toBeFocused();
    await expect(tab.getByText(`${name} copied`)).toBeVisible();

    await tab.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
    expect(pagesOf(await tab.pdf({ format: "Letter" }))).toBeLessThanOrEqual(3);
    await tab.emulateMedia({ media: "print" });
    // A step's sentence stays with its heading on the same sheet.
    for (const rule of ["break-inside", "break-after"])
      await expect(tab.locator(".way-text").first()).toHaveCSS(rule, "avoid");
    await expect(tab.getByRole("button")).toHaveCount(0);
    for (const { words } of fields) await expect(tab.getByRole("main").getByText(words)).toBeVisible();
    await tab.emulateMedia({ media: "screen" });

    // A contract number stays on one line beside its button.
    const number = tab.locator(".order-keys dd > span").first();
    for (const width of [390, 768]) {
      await tab.setViewportSize({ width, height: 844 });
      const lines = await number.evaluate((one) => [
        one.getClientRects().length,
        Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
      ]);
      expect(lines, `${width} px`).toEqual([1, 1]);
    }
  });
}

test("BUY-1 TOAST-3 if the browser denies clipboard access, the field's text is selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await openHydrated(page, "/contract-vehicles/gsa-mas");
  await page.getByRole("button", { name: "Copy Description", exact: true }).click();
  const text = fieldsOf(orderPages[0]!).find(({ name }) => name === "Description")!.words;
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(text);
  await expect(page.getByRole("alertdialog", { name: "Description not copied" })).toBeVisible();
});
