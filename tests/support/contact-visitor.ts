import type { Page } from "playwright/test";
import { EXAMPLE_REQUEST } from "../../shared/contact/example-request.ts";
import * as site from "./hydrated.ts";
import { expect } from "./site-test.ts";

/** The pages with a form, their gateway value, and the label of their message field. */
export const FORMS = [
  {
    path: "/services/digital-transformation",
    service: "DigitalTransformation",
    message: "Transformation Goals",
    placeholder: /a year from now/,
  },
  {
    path: "/services/database-and-infrastructure-management",
    service: "databaseinfrastructuremanagement",
    message: "Message",
    placeholder: /audit or end-of-support/,
  },
  { path: "/contact", service: "DigitalTransformation", message: "Message", placeholder: /which date matters/ },
] as const;

const { form_type, service: _service, ...entries } = EXAMPLE_REQUEST;
export const ENTRIES = entries;

/** The body that the gateway must receive. Source: ENT-9. */
export const expectedBody = (service: string) => ({ form_type, service, ...ENTRIES });

/** Opens a page with the clock a minute ahead: forms that are sent too fast count as spam. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.clock.fastForward(60_000);
}

/** Scrolls to the form, whose code loads when it is near, and waits for hydration. */
export async function hydrated(page: Page): Promise<void> {
  await site.hydrated(page);
  await site.hydratedPart(page, "#write form");
}

/** Fills in every field. */
export async function fillIn(page: Page, messageLabel: string): Promise<void> {
  await page.getByLabel("Name").fill(ENTRIES.name);
  await page.getByLabel("Email").fill(ENTRIES.email);
  await page.getByLabel("Phone").fill(ENTRIES.phone);
  await page.getByLabel("Company").fill(ENTRIES.company);
  await page.getByLabel(messageLabel).fill(ENTRIES.message);
}

/** Expects every field to hold what `fillIn` typed. */
export async function expectKept(page: Page, messageLabel: string): Promise<void> {
  await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
  await expect(page.getByLabel("Email")).toHaveValue(ENTRIES.email);
  await expect(page.getByLabel("Phone")).toHaveValue(ENTRIES.phone);
  await expect(page.getByLabel("Company")).toHaveValue(ENTRIES.company);
  await expect(page.getByLabel(messageLabel)).toHaveValue(ENTRIES.message);
}

/** Expects every field to be empty. */
export async function expectCleared(page: Page, messageLabel: string): Promise<void> {
  for (const label of ["Name", "Email", "Phone", "Company", messageLabel]) {
    await expect(page.getByLabel(label)).toHaveValue("");
  }
}

/** Expects the confirmation in place of the form, with its heading in focus. Source: FORM-5. */
export async function expectSent(page: Page): Promise<void> {
  const heading = page.locator("#write").getByRole("heading", { name: "Request sent" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator("#write form")).toHaveCount(0);
}

/** Brings the empty form back after a request was sent. */
export async function writeAgain(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Write another request" }).click();
  await expect(sendButton(page)).toBeVisible();
}

export const sendButton = (page: Page) => page.getByRole("button", { name: "Send request" });
