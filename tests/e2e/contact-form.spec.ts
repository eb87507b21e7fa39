import type { Fault } from "../gateway/gateway-app.ts";
import {
  ENTRIES,
  expectCleared,
  expectedBody,
  expectKept,
  fillIn,
  FORMS,
  openForm,
  sendButton,
} from "../support/contact-visitor.ts";
import { expect, test } from "../support/site-test.ts";

const SENT = "Our team will contact you within 24 hours.";
const FAILED = "Please try again or email hello@goldthread.example.";

for (const { path, service, message, placeholder } of FORMS) {
  test(`ENT-9 CALL-1 CALL-2 TOAST-1 a request sent on ${path} arrives at the gateway and clears the form`, async ({
    page,
    gateway,
  }) => {
    await openForm(page, path);
    await fillIn(page, message);
    await sendButton(page).click();
    await expect(page.locator("form").getByText(`Request sent. ${SENT}`)).toBeVisible();
    await expect(page.getByText(SENT, { exact: true })).toBeVisible();
    expect(gateway.received.map(({ body }) => JSON.parse(body))).toEqual([expectedBody(service)]);
    await expectCleared(page, message);
  });

  test(`FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on ${path} has the fields and marks of the specification`, async ({
    page,
  }) => {
    await openForm(page, path);
    const form = page.locator("form");
    for (const label of ["Name", "Email", "Phone", message]) {
      await expect(form.locator("label", { hasText: label }).getByText("*")).toBeVisible();
    }
    await expect(form.locator("label", { hasText: "Company" })).toContainText("(optional)");
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
  });

  for (const fault of [
    { kind: "status", status: 500 },
    { kind: "status", status: 404 },
    { kind: "reset-before-headers" },
  ] satisfies Fault[]) {
    test(`TOAST-2 FORM-3 CALL-3 ${path} keeps what was typed when the gateway fails: ${JSON.stringify(fault)}`, async ({
      page,
      gateway,
      complaints,
    }) => {
      gateway.setFault(fault);
      await openForm(page, path);
      await fillIn(page, message);
      await sendButton(page).click();
      const inPlace = page.locator("form [data-result]");
      await expect(inPlace).toContainText("Submission failed");
      await expect(inPlace).toContainText(FAILED);
      await expect(inPlace).toContainText(`status ${"status" in fault ? fault.status : 0}`);
      await expect(page.getByText(FAILED, { exact: true }).last()).toBeVisible();
      await expectKept(page, message);
      // Chromium itself reports the 502 on the console.
      expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
    });
  }
}

test("ENT-9 the contact page's choice of service reaches the gateway", async ({ page, gateway }) => {
  await openForm(page, "/contact");
  await page.getByRole("radio", { name: /Database and infrastructure/ }).check();
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expect(page.locator("form").getByText(SENT)).toBeVisible();
  expect(JSON.parse(gateway.received[0]!.body)).toEqual(expectedBody("databaseinfrastructuremanagement"));
});

test("FORM-2 a request without phone and company is sent", async ({ page, gateway }) => {
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await page.getByLabel("Phone").clear();
  await page.getByLabel("Company").clear();
  await sendButton(page).click();
  await expect(page.locator("form").getByText(SENT)).toBeVisible();
  expect(JSON.parse(gateway.received[0]!.body)).toMatchObject({ name: ENTRIES.name, phone: "", company: "" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, service, message } of FORMS) {
    test(`FORM-3 ENT-9 the form on ${path} posts and answers in full`, async ({ page, gateway, complaints }) => {
      await page.goto(path);
      await fillIn(page, message);
      await page.getByLabel("Email").fill("jordan@");
      await sendButton(page).click();
      const summary = page.getByRole("group", { name: "One field needs your attention" });
      await expect(summary).toBeFocused();
      await summary.getByRole("link").click();
      await expect(page.getByLabel("Email")).toBeFocused();
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Enter a complete address/);
      await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
      expect(gateway.received).toHaveLength(0);

      await page.getByLabel("Email").fill(ENTRIES.email);
      await sendButton(page).click();
      await expect(page.getByText(SENT)).toBeInViewport();
      await expectCleared(page, message);
      // Chromium itself reports the 422 on the console.
      expect(complaints.splice(0).every((line) => line.includes("422"))).toBe(true);
      const [received] = gateway.received;
      // A native post normalizes line breaks to CRLF.
      expect(JSON.parse(received!.body.replaceAll("\\r\\n", "\\n"))).toEqual(expectedBody(service));
    });

    test(`TOAST-2 FORM-3 the form on ${path} says that it failed, and keeps everything`, async ({
      page,
      gateway,
      complaints,
    }) => {
      gateway.setFault({ kind: "status", status: 503 });
      await page.goto(path);
      await fillIn(page, message);
      await sendButton(page).click();
      await expect(page.getByText("Submission failed")).toBeInViewport();
      await expect(page.getByText(FAILED)).toBeVisible();
      await expectKept(page, message);
      expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
    });
  }
});
