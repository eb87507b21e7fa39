import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import type { Fault } from "../../local/gateway/gateway-app.ts";
import { BuiltSite } from "../../local/built-site.ts";
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
const FAILED = `Please try again or email ${firm.email}.`;

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
    const form = page.locator("main form");
    for (const label of ["Name", "Email", "Phone", message]) {
      await expect(form.locator("label", { hasText: label }).getByText("*")).toBeVisible();
    }
    await expect(form.locator("label", { hasText: "Company" })).toContainText("(optional)");
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
    await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(/leave this empty/);
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

  test(`TOAST-2 FORM-3 CALL-3 ${path} keeps what was typed when the gateway fails`, async ({
    page,
    gateway,
    complaints,
  }) => {
    gateway.setFault({ kind: "status", status: 500 });
    await openForm(page, path);
    await fillIn(page, message);
    await expectFailure(page, message, { status: 500 });
    expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
  });
}

const toast = (page: Page, title: string) => page.getByRole("alertdialog", { name: title });

/** Sends what stands in the form, and expects toast and message to say that it failed, soon, and all entries to stay. */
async function expectFailure(page: Page, message: string, { status = 0, waitMs = 8000 }) {
  await sendButton(page).click();
  const inPlace = page.locator("form [data-result]");
  await expect(inPlace).toContainText("Submission failed", { timeout: waitMs });
  await expect(inPlace).toContainText(FAILED);
  await expect(inPlace).toHaveAttribute("data-status", `${status}`);
  await expect(inPlace).toContainText(status === 0 ? "No answer came" : `(status ${status})`);
  await expect(inPlace).not.toContainText("status 0");
  await expect(toast(page, "Submission failed")).toContainText(FAILED);
  await expectKept(page, message);
}

const FAILURES: { fault: Fault; status?: number; waitMs?: number }[] = [
  { fault: { kind: "reset-before-headers" } },
  { fault: { kind: "reset-after-headers" }, status: 500 },
  { fault: { kind: "redirect", location: "https://elsewhere.example/" }, status: 307 },
  { fault: { kind: "status", status: 404 }, status: 404 },
  { fault: { kind: "status", status: 503, body: "<h1>", headers: { "content-type": "text/html" } }, status: 503 },
  { fault: { kind: "huge-body", bytes: 100_000_000 }, status: 500 },
  { fault: { kind: "slow-drip", intervalMs: 100 }, status: 500, waitMs: 9500 },
  { fault: { kind: "hang" }, waitMs: 20_000 },
];

test("TOAST-2 FORM-3 CALL-3 however the gateway fails, toast and page say so in time, and every entry stays", async ({
  page,
  gateway,
  complaints,
}) => {
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  for (const { fault, ...expected } of FAILURES) {
    gateway.setFault(fault);
    await test.step(JSON.stringify(fault), () => expectFailure(page, "Message", expected));
  }
  // Chromium itself reports each 502 on the console.
  expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
});

test("TOAST-2 FORM-3 CALL-3 a gateway that refuses the connection, or has no address, is status 0", async ({
  page,
  complaints,
}) => {
  for (const CONTACT_API_ORIGIN of ["http://127.0.0.1:1", "https://gateway.invalid"]) {
    const lost = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN, SITE_URL: undefined }, onLog: () => {} });
    await openForm(page, `${lost.origin}/contact`);
    await fillIn(page, "Message");
    await test.step(CONTACT_API_ORIGIN, () => expectFailure(page, "Message", { status: 0 }));
    await page.goto("about:blank");
    await lost.stop();
  }
  expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
});

test("TOAST-1 CALL-2 any ok of the gateway's is success, whatever follows it: the form is cleared each time", async ({
  page,
  gateway,
}) => {
  await openForm(page, "/contact");
  for (const fault of [
    { kind: "empty" },
    { kind: "invalid-body" },
    { kind: "status", status: 201, body: "<p>", headers: { "content-type": "text/html" } },
    { kind: "huge-body", bytes: 100_000_000, status: 200 },
  ] satisfies Fault[]) {
    await test.step(JSON.stringify(fault), async () => {
      gateway.setFault(fault);
      await fillIn(page, "Message");
      await sendButton(page).click();
      await expect(page.locator("form").getByText(`Request sent. ${SENT}`)).toBeVisible();
      await expect(toast(page, "Request sent")).toContainText(SENT);
      await expectCleared(page, "Message");
    });
  }
});

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

    test(`FORM-1 FORM-3 the form on ${path} names characters that cannot be seen, and keeps what was typed`, async ({
      page,
      gateway,
      complaints,
    }) => {
      await page.goto(path);
      await fillIn(page, message);
      await page.getByLabel("Name").fill(`${ENTRIES.name}\u202e`);
      await sendButton(page).click();
      await expect(page.getByRole("group", { name: "One field needs your attention" })).toBeFocused();
      await expect(page.getByLabel("Name")).toHaveAccessibleDescription(/Type your name again: .* cannot be seen/);
      await expect(page.getByLabel("Name")).toHaveValue(`${ENTRIES.name}\u202e`);
      await expect(page.getByLabel("Company")).toHaveValue(ENTRIES.company);
      expect(gateway.seen).toHaveLength(0);
      expect(complaints.splice(0).every((line) => line.includes("422"))).toBe(true);
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
