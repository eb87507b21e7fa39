import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expectSent, fillIn, FORMS, openForm, sendButton } from "../support/contact-visitor.ts";
import { expect, test } from "../support/site-test.ts";

const note = (page: Page) => page.locator("#write .sent");
const REFERENCE = /[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}/;
const referenceIn = async (page: Page) => REFERENCE.exec(await note(page).innerText())![0];

for (const { path, message } of FORMS) {
  test(`OPS-1 sending a request on ${path} shows its reference, what happens next and by when, and takes focus`, async ({
    page,
    gateway,
  }) => {
    await openForm(page, path);
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(note(page)).toContainText("What happens next");
    await expect(note(page)).toContainText(SENT_MESSAGE.description);
    const reference = await referenceIn(page);
    expect(gateway.received).toMatchObject([{ reference }]);
    await expect(note(page).getByRole("link", { name: firm.email })).toHaveAttribute("href", `mailto:${firm.email}`);
    await expectSent(page);
    await expect(page.getByRole("alertdialog", { name: "Request sent" })).not.toContainText(reference);
    await expect(page.locator("#write [data-result=sent]")).toHaveAccessibleDescription(reference);
    await expectNoViolations(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`OPS-1 ${path} shows the reference, and the focused element describes it`, async ({ page, gateway }) => {
      await page.goto(path);
      await fillIn(page, message);
      await sendButton(page).click();
      const reference = await referenceIn(page);
      expect(gateway.received).toMatchObject([{ reference }]);
      const said = page.locator("#write [data-result=sent]");
      await expect(said).toBeFocused();
      await expect(said).toHaveAccessibleDescription(reference);
      await expect(note(page)).toBeInViewport();
      await expect(note(page).getByRole("button")).toHaveCount(0);
    });
  });
}

test("OPS-1 the reference is copied by its button, and fits a window of 320 pixels", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await sendButton(page).click();
  const reference = await referenceIn(page);
  await note(page).getByRole("button", { name: "Copy Reference number" }).click();
  await expect(page.getByRole("alertdialog", { name: "Reference number copied" })).toContainText(reference);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("OPS-1 an accepted request is reported as accepted although its response cannot be read", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.fulfill({ status: 200, body: "<html>" }));
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expect(page.locator("#write [data-result=sent]")).toContainText("Request sent");
  await expect(note(page).getByText("Reference")).toHaveCount(0);
});
