import { privacyPage } from "../../app/content/pages/privacy.ts";
import type { TextSection } from "../../app/content/types/text-page.types.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const PAGES = ["Accessibility", "Privacy", "Vulnerability disclosure"];

test("TRUST-1 TRUST-2 TRUST-3 the three pages are linked from every page, at the bottom of the footer", async ({
  page,
}) => {
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

test("TRUST-2 TRUST-4 a tested row opens its tests by keyboard, paper has only their number, and links to files and letters leave the page", async ({
  page,
}) => {
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

  test("TRUST-2 on a phone rows with tests have the same bottom spacing as rows without", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/accessibility");
    for (const fold of await page.locator("summary", { hasText: /^\d+ criteria/ }).all()) await fold.click();
    const room = (name: RegExp, text: string) =>
      page.getByRole("row", { name }).evaluate((row, word) => {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          if (node.nodeValue!.includes(word)) range.selectNodeContents(node);
        return Math.round(row.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom);
      }, text);
    const without = await room(/^1\.2\.2 /, "Judged");
    expect(Math.abs((await room(/^2\.1\.1 /, "3 tests")) - without)).toBeLessThanOrEqual(4);
  });

  for (const path of ["/accessibility", "/privacy"]) {
    test(`TRUST-1 TRUST-2 ${path} begins with five sentences, and is at most 9000 px tall on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const sentences = page.getByRole("region", { name: "In short" }).getByRole("listitem");
      await expect(sentences).toHaveCount(5);
      await expect(sentences.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
    });
  }

  test("TRUST-1 TRUST-2 TRUST-3 the pages are complete, and a row's tests can be opened", async ({ page }) => {
    await page.goto("/accessibility#level-aa");
    await expect(page.locator("#level-aa")).toBeInViewport();
    const folds = page.locator("summary", { hasText: /^\d+ criteria/ });
    await expect(folds).toHaveCount(4);
    for (const fold of await folds.all()) await fold.click();
    await expect(page.getByRole("table")).toHaveCount(4);
    const row = page.getByRole("row", { name: /^1\.4\.4 Resize Text/ });
    await row.getByText("1 test").click();
    await expect(row.getByRole("listitem")).toBeVisible();
    await page.goto("/privacy#log");
    await expect(page.locator("#log")).toBeInViewport();
    await page.goto("/vulnerability-disclosure#promise");
    await expect(page.locator("#promise")).toBeInViewport();
  });
});
