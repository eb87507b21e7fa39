import { privacyPage } from "../../app/content/pages/privacy.ts";
import type { TextSection } from "../../app/content/types/text-page.types.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const PAGES = ["Accessibility", "Privacy", "Vulnerability disclosure"];

test("TRUST-1 TRUST-2 TRUST-3 the three pages are linked at the bottom of the footer", async ({ page }) => {
  await openHydrated(page, "/services/sap");
  for (const name of PAGES) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator("main time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  }
});

test("TRUST-1 a browser stores nothing that the notice does not name, and no cookie", async ({ page, context }) => {
  for (const path of ["/services?q=sap", "/contact"]) await openHydrated(page, path);
  await page.getByLabel("Name").fill("Jordan Avery");
  const keys = () => page.evaluate(() => ({ session: Object.keys(sessionStorage), local: Object.keys(localStorage) }));
  await expect.poll(async () => (await keys()).session).toContain("contact:/contact");
  const sections: readonly TextSection[] = privacyPage.sections;
  const kept = sections.find(({ id }) => id === "browser");
  const names = kept?.kind === "fields" ? kept.rows.map(({ name }) => name) : [];
  const { session, local } = await keys();
  expect([...session, ...local].filter((key) => !names.some((name) => key.startsWith(name)))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("TRUST-2 TRUST-4 a tested row opens its tests by keyboard, on paper its number", async ({ page }) => {
  await openHydrated(page, "/accessibility#level-a");
  const fold = page.locator("#level-a summary").first();
  await expect(fold).toContainText("Partially supports: 1");
  await fold.focus();
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /^2\.1\.1 Keyboard/ });
  await row.getByText("3 tests").focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText("tests/e2e/keyboard-walk.spec.ts")).toBeVisible();
  await expect(row.getByRole("listitem")).toHaveCount(3);
  await page.keyboard.press("Enter");

  await page.emulateMedia({ media: "print" });
  await expect(row.getByText("3 tests")).toBeVisible();
  await expect(row.getByRole("listitem")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await expect(page.getByRole("link", { name: "Write about accessibility" })).toHaveAttribute("href", /^mailto:/);
  const file = await page.request.get((await page.getByRole("link", { name: "OpenACR file" }).getAttribute("href"))!);
  expect(file.headers()["content-type"]).toContain("yaml");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/accessibility", "/privacy"]) {
    test(`TRUST-1 TRUST-2 ${path} begins with five sentences, and is short`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const sentences = page.getByRole("region", { name: "In short" }).getByRole("listitem");
      await expect(sentences).toHaveCount(5);
      await expect(sentences.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
    });
  }
});
