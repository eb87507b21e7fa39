import { writeFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { promptPaymentPage } from "../../app/content/pages/prompt-payment-page.ts";
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

/** Required fields have a mark that is explained, and screen readers hear that they are required. */
async function expectMarked(page: Page, name: string, labels: readonly string[]): Promise<void> {
  const fields = page.getByRole("form", { name });
  await expect(fields.getByText("Fields marked * are required")).toBeVisible();
  for (const label of labels) {
    await expect(fields.locator("label", { hasText: label }).getByText("*")).toBeVisible();
    await expect(fields.getByLabel(label)).toHaveAttribute("aria-required", "true");
  }
  await expect(fields.locator("[aria-required]")).toHaveCount(labels.length);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("TOOL-1 WCAG 3.3.2 the calculator marks what is required, and needs no scripts", async ({ page }) => {
    await page.goto("/tools/prompt-payment");
    await expectMarked(page, "The invoice", ["What was bought", "Invoice amount"]);
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
    await expect(page).toHaveTitle(/^Error: Prompt/);
    await summary.getByRole("link", { name: /^Invoice amount: Enter an amount/ }).click();
    await expect(form(page).getByLabel("Invoice amount")).toHaveValue("1.234,56");
    await expect(form(page).getByLabel("Invoice amount")).toHaveAttribute("aria-invalid", "true");
  });

  test("TOOL-1 on a phone nothing is cut off, and the answer is above the form", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/tools/prompt-payment?amount=90140&received=2026-04-10&accepted=2026-04-14&paid=2026-06-04");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await expect(page.getByText(/^Due: May 14, 2026\s· Late: .+\s· Interest: —/)).toBeInViewport();
    await page.getByRole("link", { name: "See each step" }).click();
    await expect(page.getByRole("heading", { name: "Last day to return a defective invoice" })).toBeInViewport();
  });
});

test("TOOL-1 with JavaScript the result is the same, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/tools/prompt-payment");
  await enterInvoice(page);
  await form(page).getByRole("button", { name: "Compute" }).click();
  await expect(page.getByRole("main")).toContainText("$210.33");
  // A screen reader hears the answer's name and its figures.
  const answer = page.getByRole("group", { name: promptPaymentPage.answer.heading });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/\$210\.33/);
  await expect(page.getByRole("list", { name: "The dates in order" }).getByRole("listitem")).toHaveCount(4);
  await expectNoViolations(page, { within: "main" });
  await page.getByRole("button", { name: "Copy the entry" }).click();
  await expect(page.getByText("the entry copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Debit\t633000\t");
});

test("TOOL-1 TOOL-2 on a phone no amount wraps, however long, and nothing is cut off", async ({ page }) => {
  const readAmounts = () =>
    page.locator("main").evaluate((main) => {
      const amounts = [...main.querySelectorAll("td, dd, .tool-value")].filter((cell) =>
        /\d\.\d\d$/.test(cell.textContent),
      );
      const wrapped = amounts.filter((cell) => {
        const text = document.createRange();
        text.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!);
        return text.getClientRects().length > 1;
      });
      return { count: amounts.length, wrapped: wrapped.map((cell) => cell.textContent) };
    });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/tools/prompt-payment");
    expect(await readAmounts(), "interest").toMatchObject({ wrapped: [] });
    await openHydrated(page, "/tools/trial-balance");
    expect((await readAmounts()).count).toBeGreaterThan(20);
    expect(await readAmounts(), "the specimen books").toMatchObject({ wrapped: [] });
    await balanceForm(page)
      .getByLabel("Trial balance")
      .fill("101000,0,8888888888888.88,D\n211000,0,8888888888888.88,C");
    await balanceForm(page).getByRole("button", { name: "Tie out" }).click();
    await expect(result(page).getByRole("row", { name: /^Proprietary 8,888,888,888,888\.88/ })).toBeVisible();
    expect(await readAmounts(), "the largest amounts").toMatchObject({ wrapped: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

const balanceForm = (page: Page) => page.getByRole("form", { name: "The trial balance" });
const result = (page: Page) => page.getByRole("group", { name: "Result" });

/** Notes every request from now on, once the page has fetched what it prefetches by itself. */
async function requestsFromNow(page: Page): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return requests;
}

test("TOOL-2 ties out a trial balance without a single request", async ({ page }) => {
  await openHydrated(page, "/tools/trial-balance");
  const requests = await requestsFromNow(page);
  // By keyboard: a link that scrolls under the pointer would fetch its page.
  await balanceForm(page).getByRole("button", { name: "Use our specimen books" }).press("Enter");
  await balanceForm(page).getByRole("button", { name: "Tie out" }).press("Enter");
  await expect(result(page)).toBeFocused();
  await expect(result(page)).toHaveAccessibleDescription(/13 of 13/);
  await expect(page.getByRole("row", { name: /^Outlays, net [\d,]+\.00$/ })).toBeVisible();
  const input = balanceForm(page).getByLabel("Trial balance");
  await expect(result(page).getByRole("status")).toBeEmpty();
  await input.fill((await input.inputValue()).replace(/^141000,0\.00,\d+/m, "141000,0.00,1"));
  await expect(result(page).getByRole("status")).toHaveText(/data has changed/);
  await expect(page.getByRole("row")).toHaveCount(0);
  await balanceForm(page).getByRole("button", { name: "Tie out" }).press("Enter");
  await expect(result(page)).toContainText(/In every tie that does not hold: 141000\s1\.00\sD/);
  await expect(result(page).getByRole("listitem").filter({ hasText: "Advances equal prepaid" })).toContainText(
    "Explain",
  );
  await expectNoViolations(page, { within: "main" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("trial-balance-tie-out.csv");
  expect(requests.filter((url) => !url.startsWith("blob:"))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("141000");
  await balanceForm(page).getByRole("button", { name: "Clear" }).click();
  await expect(result(page)).toHaveText("Nothing has been read yet.");
});

test("TOOL-2 WCAG 3.3.1 files are read, and problems are said at their field", async ({ page }, info) => {
  await openHydrated(page, "/tools/trial-balance");
  await test.step("a corrected file of the same name is read, and its name is shown", async () => {
    const file = info.outputPath("tb.csv");
    const browser = await page.context().newCDPSession(page);
    const { root } = await browser.send("DOM.getDocument");
    const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#balance-file" });
    for (const amount of ["1.00", "2.00"]) {
      writeFileSync(file, `101000,0,${amount},D\n211000,0,${amount},C\n`);
      // As a person's choice: no event if the browser sees no other file. Playwright's own command always sends events.
      await browser.send("DOM.setFileInputFiles", { files: [file], nodeId });
      await expect(result(page).getByRole("row", { name: `Proprietary ${amount} ${amount} 0.00` })).toBeVisible();
    }
    await expect(balanceForm(page).getByLabel("Or choose a file")).toHaveAccessibleDescription(/^tb\.csv was read/);
  });

  await test.step("a file dropped anywhere on the page is read, and the browser does not open it", async () => {
    for (const [target, amount] of [
      ["textarea", "1.00"],
      ["h1", "2.00"],
      ["footer", "3.00"],
    ] as const) {
      const isHeld = await page
        .locator(target)
        .first()
        .evaluate((node, text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([text], "tb.csv", { type: "text/csv" }));
          const events = ["dragover", "drop"].map(
            (type) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
          );
          return events.map((event) => !node.dispatchEvent(event));
        }, `101000,0,${amount},D\n211000,0,${amount},C\n`);
      expect(isHeld, target).toEqual([true, true]);
      await expect(result(page).getByRole("row", { name: `Proprietary ${amount} ${amount} 0.00` })).toBeVisible();
    }
  });

  await test.step("the field that cannot be read is invalid and described by its problems, until it is changed", async () => {
    const input = balanceForm(page).getByLabel("Trial balance");
    const treasury = balanceForm(page).getByLabel("Balance in CARS");
    await input.fill("101000,0,x,D");
    await balanceForm(page).getByRole("button", { name: "Tie out" }).click();
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(/not an amount/);
    await expect(result(page)).toBeFocused();
    await expect(result(page)).toHaveAccessibleDescription(/not an amount/);
    await expect(treasury).not.toHaveAttribute("aria-invalid");
    await expectNoViolations(page, { within: "main" });
    await input.fill("101000,0,1,D");
    await expect(input).not.toHaveAttribute("aria-invalid");
    await treasury.fill("much");
    await balanceForm(page).getByRole("button", { name: "Tie out" }).click();
    await expect(treasury).toHaveAttribute("aria-invalid", "true");
    await expect(treasury).toHaveAccessibleDescription(/enter an amount in dollars/);
  });
});

const changeForm = (page: Page) => page.getByRole("form", { name: "One posted line" });

test.describe("TOOL-3 without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("TOOL-3 WCAG 3.3.2 hints and answer open from the keyboard, and a change is computed", async ({ page }) => {
    await page.goto("/tools/find-the-misstatement");
    await expectMarked(page, "One posted line", ["Line of the ledger", "New amount"]);
    const main = page.getByRole("main");
    await expect(main.getByText("Compare one balance on two dates.")).toBeHidden();
    await main.locator("summary", { hasText: "Hint 1" }).focus();
    await page.keyboard.press("Enter");
    await expect(main.getByText("Compare one balance on two dates.")).toBeVisible();
    await expect(main.getByText("Look at the advance in account 141000.")).toBeHidden();
    // After two more hints.
    for (let stops = 0; stops < 3; stops++) await page.keyboard.press("Tab");
    await expect(main.locator("summary", { hasText: "Show the answer" })).toBeFocused();
    await expect(main.getByText("is understated by 3,000")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(main.getByText("is understated by 3,000")).toBeVisible();
    await changeForm(page).getByLabel("Line of the ledger").selectOption("IPAC-26-0107.3");
    await changeForm(page).getByLabel("New amount").fill("63,000");
    await changeForm(page).getByLabel("New amount").press("Enter");
    await expect(page).toHaveURL("/tools/find-the-misstatement?line=IPAC-26-0107.3&amount=63%2C000#change");
    await expect(main).toContainText(/(?<!\d)9 of \d{3}/);
    await expect(changeForm(page).getByLabel("Line of the ledger")).toHaveValue("IPAC-26-0107.3");
    await expect(changeForm(page).getByLabel("New amount")).toHaveValue("63,000");
  });
});

for (const javaScriptEnabled of [true, false])
  test.describe(`TOOL-3 ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("TOOL-3 WCAG 3.3.1 a verdict is focused, and tied to the field that is wrong", async ({ page }) => {
      await (javaScriptEnabled ? openHydrated : open)(page, "/tools/find-the-misstatement");
      const answer = page.getByRole("form", { name: "Your answer" });
      const account = answer.getByLabel("Asset account");
      const amount = answer.getByLabel("Misstated by");
      await answer.getByRole("button").click();
      const panel = (verdict: string) => answer.getByRole("group", { name: verdict });
      await expect(panel("Enter the account and the amount.")).toBeFocused();
      await expect(page).toHaveTitle(/^Error: Find/);
      for (const field of [account, amount]) await expect(field).toHaveAttribute("aria-invalid", "true");
      await account.fill("141000");
      await amount.fill("1");
      await amount.press("Enter");
      await expect(page).toHaveURL(/account=141000&error=1#your-verdict$/);
      await expect(panel("The account is right. The amount is not.")).toBeFocused();
      await expect(account).not.toHaveAttribute("aria-invalid");
      await expect(amount).toHaveAttribute("aria-invalid", "true");
      await expect(amount).toHaveAccessibleDescription("In dollars The account is right. The amount is not.");
      await amount.fill("3,000");
      await amount.press("Enter");
      await expect(page.getByText(/^Right\. Both/)).toBeFocused();
      await expect(answer.getByRole("group")).toHaveCount(0);
    });
  });

const open = (page: Page, path: string) => page.goto(path);

test("TOOL-3 with JavaScript a wrong amount stays as typed, with the focus on its message", async ({ page }) => {
  await openHydrated(page, "/tools/find-the-misstatement");
  await test.step("in print a closed answer stays closed, and one that was opened is printed", async () => {
    await page.emulateMedia({ media: "print" });
    const answer = page.getByRole("main").getByText("is understated by 3,000");
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.locator("summary", { hasText: "Show the answer" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(answer).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await changeForm(page).getByLabel("Line of the ledger").selectOption("IPAC-26-0107.3");
  await changeForm(page).getByLabel("New amount").fill("1.234,00");
  await changeForm(page).getByRole("button", { name: "Compute the ties" }).press("Enter");
  await expect(page.getByRole("group", { name: "Please check these entries" })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Find/);
  await expect(changeForm(page).getByLabel("New amount")).toHaveValue("1.234,00");
  await expect(changeForm(page).getByLabel("Line of the ledger")).toHaveValue("IPAC-26-0107.3");
  await changeForm(page).getByLabel("New amount").fill("63,000");
  await changeForm(page).getByRole("button", { name: "Compute the ties" }).press("Enter");
  await expect(page.getByRole("main")).toContainText(/(?<!\d)9 of \d{3}/);
  await expect(page).toHaveTitle(/^Find/);
  await expectNoViolations(page, { within: "main" });
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("TOOL-3 READ-1 on a phone the sheets are closed, and an address of one opens it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/tools/find-the-misstatement");
  const sheet = page.locator("#copy-FIM-26-12");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("link", { name: "Copy of FIM-26-12" })).toBeHidden();
  await page.goto("/tools/find-the-misstatement#copy-FIM-26-12");
  await expect(sheet.getByRole("table").first()).toBeVisible();
  await expect(sheet).toBeInViewport();
});
