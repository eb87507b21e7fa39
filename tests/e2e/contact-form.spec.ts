import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import {
  ENTRIES,
  expectCleared,
  expectedBody,
  expectKept,
  expectSent,
  fillIn,
  FORMS,
  openForm,
  sendButton,
  writeAgain,
} from "../support/contact-visitor.ts";
import { engines, expect, test } from "../support/site-test.ts";

const SENT = SENT_MESSAGE.description;
const FAILED = `Please try again or email ${firm.email}.`;

/** A failure is announced. A success is only shown, as the focus moves to a heading that says the same. */
const failure = (page: Page) => page.getByRole("alertdialog", { name: "Submission failed" });
const success = (page: Page) => page.getByRole("dialog", { name: "Request sent" });

/** All forms are one component: by day one has scripts, another has none, and the contact page has tests of its own. */
const [withScripts, withoutScripts] = [0, 1].map((day) =>
  FORMS.filter((_, at) => process.env["TEST_ALL"] || at === day),
);

for (const { path, service, message, placeholder } of withScripts!) {
  test(
    `FORM-1 FORM-2 FORM-3 FORM-4 DT-3 ENT-9 CALL-1 CALL-2 CALL-3 TOAST-1 TOAST-2 ${path} keeps entries if the gateway fails, else sends them`,
    engines,
    async ({ page, gateway, complaints }) => {
      await openForm(page, path);
      await test.step("fields and required marks", async () => {
        const form = page.locator("main form");
        for (const label of ["Name", "Email", "Phone", message]) {
          await expect(form.locator("label", { hasText: label }).getByText("*")).toBeVisible();
        }
        await expect(form.locator("label", { hasText: "Phone" })).toHaveText(/\*\*$/);
        await expect(form.locator("label", { hasText: "company" })).toContainText("(optional)");
        for (const [label, isRequired] of [
          ["Name", true],
          ["Email", true],
          ["Phone", false],
          [message, true],
        ] as const) {
          const field = page.getByLabel(label);
          // Playwright reads `required` and `aria-required` alike.
          expect([
            label,
            await field.evaluate((it: HTMLInputElement) => it.required || it.ariaRequired === "true"),
          ]).toEqual([label, isRequired]);
        }
        await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
          "Only if you would like a call. Email is enough.",
        );
        await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
        await expect(page.getByLabel(message)).toHaveAttribute("placeholder", placeholder);
        for (const [label, purpose] of [
          ["Name", "name"],
          ["Email", "email"],
          ["Phone", "tel"],
          ["Company", "organization"],
        ] as const) {
          await expect(page.getByLabel(label)).toHaveAttribute("autocomplete", purpose);
        }
        await expect(form.locator("[maxlength], [minlength]")).toHaveCount(0);
        expect(await form.innerText()).not.toMatch(/characters/i);
        // The field that only programs fill in.
        const trap = page.locator('input[name="website"]');
        await expect(trap).toHaveAttribute("tabindex", "-1");
        await expect(trap).toHaveAttribute("autocomplete", "off");
        await expect(page.getByRole("textbox", { name: /Leave this field empty/ })).toHaveCount(0);
      });
      await fillIn(page, message);
      // How the worker answers other failures is tested in tests/worker/contact-faults.test.ts.
      for (const [fault, status] of [
        [{ kind: "status", status: 500 }, 500],
        [{ kind: "reset-before-headers" }, 0],
      ] as const) {
        gateway.setFault(fault);
        await sendButton(page).click();
        const outcome = page.locator("form [data-result]");
        await expect(outcome).toHaveAttribute("data-status", `${status}`);
        await expect(outcome).toContainText(status === 0 ? "No response was received" : `(status ${status})`);
        await expect(outcome).not.toContainText("status 0");
        await expect(outcome).toContainText(FAILED);
        await expect(failure(page)).toContainText(FAILED);
        await expectKept(page, message);
      }
      gateway.setFault(undefined);
      await sendButton(page).click();
      await expectSent(page);
      await expect(page.locator("#write").getByText(SENT)).toBeVisible();
      await expect(success(page)).toContainText(SENT);
      expect(gateway.received.map(({ body }) => JSON.parse(body))).toEqual([expectedBody(service)]);
      await writeAgain(page);
      await expectCleared(page, message);
      // Chromium itself reports each 502 on the console.
      expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, service, message, placeholder } of withoutScripts!) {
    test(
      `FORM-1 FORM-3 FORM-4 DB-4 ENT-9 TOAST-2 ${path} posts, names errors and keeps entries`,
      engines,
      async ({ page, gateway, complaints }) => {
        gateway.setFault({ kind: "status", status: 503 });
        await page.goto(path);
        await expect(page.getByLabel(message)).toHaveAttribute("placeholder", placeholder);
        await fillIn(page, message);
        await sendButton(page).click();
        await expect(page.getByText("Submission failed")).toBeInViewport();
        await expect(page.getByText(FAILED)).toBeVisible();
        await expectKept(page, message);

        const summary = page.getByRole("group", { name: "One field needs your attention" });
        await page.getByLabel("Name").fill(`${ENTRIES.name}\u202e`);
        await sendButton(page).click();
        await expect(summary).toBeFocused();
        await expect(page.getByLabel("Name")).toHaveAccessibleDescription(
          /Type your name again\. It contains a mark of text direction\./,
        );
        await expect(page.getByLabel("Name")).toHaveValue(`${ENTRIES.name}\u202e`);
        await expect(page.getByLabel("Company")).toHaveValue(ENTRIES.company);

        await page.getByLabel("Name").fill(ENTRIES.name);
        await page.getByLabel("Email").fill("jordan@");
        await sendButton(page).click();
        await expect(summary).toBeFocused();
        await summary.getByRole("link").click();
        await expect(page.getByLabel("Email")).toBeFocused();
        await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Enter a complete address/);
        expect(gateway.received).toHaveLength(0);

        await page.getByLabel("Email").fill(ENTRIES.email);
        gateway.setFault(undefined);
        await sendButton(page).click();
        await expectSent(page);
        await expect(page.getByText(SENT)).toBeInViewport();
        await writeAgain(page);
        await expectCleared(page, message);
        // Chromium itself reports the 422 and the 502 on the console.
        expect(complaints.splice(0).every((line) => /422|502/.test(line))).toBe(true);
        // A native post normalizes line breaks to CRLF.
        const [received] = gateway.received;
        expect(JSON.parse(received!.body.replaceAll("\\r\\n", "\\n"))).toEqual(expectedBody(service));
      },
    );
  }
});
