import type { Page } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const PHONE = { width: 390, height: 844 };

const form = (page: Page) => page.getByRole("form", { name: "The invoice" });

async function enterInvoice(page: Page) {
  await form(page).getByLabel("Invoice amount").fill("90,140.00");
  await form(page).getByLabel("Invoice received").fill("2026-04-10");
  await form(page).getByLabel("Accepted").fill("2026-04-14");
  await form(page).getByLabel("Paid on").fill("2026-06-04");
  await form(page).getByLabel("Interest rate, %").fill("4");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("TOOL-1 the calculator computes by the address alone, from the keyboard", async ({ page }) => {
    await page.goto("/tools/prompt-payment");
    await enterInvoice(page);
    await form(page).getByLabel("Interest rate, %").press("Enter");
    await expect(page).toHaveURL(/amount=90%2C140\.00.*#answer$/);
    await expect(page.getByRole("main")).toContainText("$210.33");
    await expect(form(page).getByLabel("Invoice received")).toHaveValue("2026-04-10");
  });

  test("TOOL-1 wrong entries are listed, stay as typed, and have the focus", async ({ page }) => {
    await page.goto("/tools/prompt-payment?amount=1.234,56&received=2026-04-10&accepted=2026-04-14");
    const summary = page.getByRole("group", { name: "Please check these entries" });
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: /^Invoice amount: Enter an amount/ }).click();
    await expect(form(page).getByLabel("Invoice amount")).toHaveValue("1.234,56");
    await expect(form(page).getByLabel("Invoice amount")).toHaveAttribute("aria-invalid", "true");
  });
});

test("TOOL-1 with JavaScript the result is the same, accessible, and its entry can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/tools/prompt-payment");
  await enterInvoice(page);
  await form(page).getByRole("button", { name: "Compute" }).click();
  await expect(page.getByRole("main")).toContainText("$210.33");
  await expect(page.getByRole("list", { name: "The dates in order" }).getByRole("listitem")).toHaveCount(4);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Copy the entry" }).click();
  await expect(page.getByText("the entry copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Debit\t633000\t");
});

test("TOOL-1 on a phone nothing is cut off, and a bar holds the answer", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(
    page,
    "/tools/prompt-payment?amount=90140&received=2026-04-10&accepted=2026-04-14&paid=2026-06-04",
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await expect(page.getByText("Due: May 14, 2026 · Interest: —")).toBeInViewport();
  await page.getByRole("link", { name: "See each step" }).click();
  await expect(page.getByRole("heading", { name: "Last day to return a defective invoice" })).toBeInViewport();
});

test("TOOL-1 the footer's quiet row leads to the tools, and they to the calculator", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Tools", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tools" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Prompt-payment calculator" }).click();
  await expect(page).toHaveURL("/tools/prompt-payment");
});
