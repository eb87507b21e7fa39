import type { Page } from "playwright/test";
import type { Fault } from "../gateway/gateway-app.ts";
import { expect, test } from "../support/site-test.ts";

const FORMS = [
  { path: "/services/digital-transformation", service: "DigitalTransformation", message: "Transformation Goals" },
  {
    path: "/services/database-and-infrastructure-management",
    service: "databaseinfrastructuremanagement",
    message: "Message",
  },
];

async function fill(page: Page, messageLabel: string) {
  await page.getByLabel("Name").fill("Jordan Avery");
  await page.getByLabel("Email").fill("jordan.avery@agency.example");
  await page.getByLabel("Phone").fill("(202) 555-0142");
  await page.getByLabel("Company").fill("Office of the Controller");
  await page.getByLabel(messageLabel).fill("Three invoice queues.\nOne close 🧵");
}

const expected = (service: string) => ({
  form_type: "common",
  service,
  name: "Jordan Avery",
  email: "jordan.avery@agency.example",
  phone: "(202) 555-0142",
  company: "Office of the Controller",
  message: "Three invoice queues.\nOne close 🧵",
});

for (const { path, service, message } of FORMS) {
  test(`ENT-9 DT-3 DB-4 a request sent on ${path} arrives at the gateway`, async ({ page, gateway }) => {
    await page.goto(path);
    await fill(page, message);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Our team will contact you within 24 hours.").first()).toBeVisible();
    expect(gateway.received.map(({ body }) => JSON.parse(body))).toEqual([expected(service)]);
    await expect(page.getByLabel("Name")).toHaveValue("");
  });

  for (const fault of [
    { kind: "status", status: 500 },
    { kind: "status", status: 404 },
    { kind: "reset-before-headers" },
  ] satisfies Fault[]) {
    test(`TOAST-2 FORM-3 ${path} keeps what was typed when the gateway fails: ${JSON.stringify(fault)}`, async ({
      page,
      gateway,
      complaints,
    }) => {
      gateway.setFault(fault);
      await page.goto(path);
      await fill(page, message);
      await page.getByRole("button", { name: "Send request" }).click();
      await expect(page.getByText("Submission failed").first()).toBeVisible();
      await expect(page.getByText("Please try again or email hello@goldthread.example.").first()).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
      await expect(page.getByLabel(message)).toHaveValue("Three invoice queues.\nOne close 🧵");
      // Chromium itself reports the 502 on the console.
      expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
    });
  }
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, service, message } of FORMS) {
    test(`FORM-3 ENT-9 the form on ${path} posts and answers in full`, async ({ page, gateway, complaints }) => {
      await page.goto(path);
      await fill(page, message);
      await page.getByLabel("Email").fill("jordan@");
      await page.getByRole("button", { name: "Send request" }).click();
      await expect(page.getByText("Enter a complete address, such as name@agency.gov.").first()).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
      expect(gateway.received).toHaveLength(0);

      await page.getByLabel("Email").fill("jordan.avery@agency.example");
      await page.getByRole("button", { name: "Send request" }).click();
      await expect(page.getByText("Our team will contact you within 24 hours.").first()).toBeVisible();
      // Chromium itself reports the 422 on the console.
      expect(complaints.splice(0).every((line) => line.includes("422"))).toBe(true);
      const [received] = gateway.received;
      // A native post normalizes line breaks to CRLF.
      expect(JSON.parse(received!.body.replaceAll("\\r\\n", "\\n"))).toEqual(expected(service));
    });
  }
});
