import { corporateCapabilityPage } from "../../app/content/pages/corporate-capability.ts";
import { pagesOf } from "../support/printed-pages.ts";
import { expect, test } from "../support/site-test.ts";

test("RT-1 the capability statement prints on two sheets, and its data is copied", async ({ page, context }) => {
  await page.goto("/corporate-capability");
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  for (const format of ["Letter", "A4"]) expect(pagesOf(await page.pdf({ format })), format).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { value } of corporateCapabilityPage.company.facts) {
    await expect(page.getByRole("definition").filter({ hasText: value }).first()).toBeVisible();
  }

  await test.step("company data is copied exactly as displayed", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.emulateMedia({ media: "screen" });
    await page.waitForLoadState("networkidle");
    for (const { label, value } of corporateCapabilityPage.company.facts.filter((fact) => "copyable" in fact)) {
      await page.getByRole("button", { name: `Copy ${label}`, exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await page.getByRole("button", { name: "Copy NAICS code 541512" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("541512");
  });
});

test("BUY-3 READ-2 the capability page begins with a file's facts, and its tables have headers", async ({ page }) => {
  await page.goto("/corporate-capability#accessibility");
  const naicsTable = page.getByRole("table", { name: "NAICS codes" });
  await expect(naicsTable.getByRole("rowheader")).toHaveText(
    corporateCapabilityPage.naics.rows.map(({ code }) => code),
  );
  const pscTable = page.getByRole("table", { name: "Product and service codes" });
  await expect(pscTable.getByRole("rowheader")).toHaveText(corporateCapabilityPage.psc.rows.map(({ code }) => code));

  await expect(page.locator("#accessibility").getByRole("heading", { level: 2 })).toHaveText(
    "Accessibility of our work",
  );
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const { company, standing, naics, psc, references, vehicles, contact } = corporateCapabilityPage;
  const first = [company, standing, naics, psc, references, vehicles, contact].map(({ heading }) => heading);
  expect((await links.allTextContents()).slice(0, first.length)).toEqual(first);
  await expect(page.getByText("We are small under all eight.")).toBeVisible();
  const past = page.getByRole("table", { name: references.heading });
  await expect(past.getByRole("columnheader")).toHaveText(["Work", ...references.sheets.map(({ work }) => work)]);
  await expect(past.getByRole("row", { name: references.labels.role }).getByRole("cell")).toHaveText(
    references.sheets.map(({ role }) => role),
  );
  await page
    .locator("#accessibility")
    .getByRole("link", { name: /^Conformance report/ })
    .click();
  await expect(page).toHaveURL("/accessibility");
});
