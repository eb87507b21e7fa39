import type { Page } from "playwright/test";
import { needGroups } from "../../app/content/contact-needs.ts";
import { expectNoViolations } from "../support/axe.ts";
import {
  ENTRIES,
  expectedBody,
  expectSent,
  fillIn,
  hydrated,
  openForm,
  sendButton,
} from "../support/contact-visitor.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/site-test.ts";

const subject = (page: Page) => page.getByLabel("What is it about?");
const GRANTS = "federal-grants-management";

test("FORM-5 ENT-9 FORM-2 WCAG 4.1.2 one native choice names the need", async ({ page, gateway }) => {
  await openForm(page, "/contact");
  await expect(subject(page)).toHaveRole("combobox");
  await expect(subject(page)).toHaveAccessibleName("What is it about?");
  await expect(subject(page)).not.toHaveAttribute("required");
  await expect(subject(page)).toHaveValue("");
  const groups = subject(page).locator("optgroup");
  expect(await groups.evaluateAll((all) => all.map((group) => (group as HTMLOptGroupElement).label))).toEqual(
    needGroups.map(({ label }) => label),
  );
  await expect(page.locator("#write select")).toHaveCount(1);
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectNoViolations(page, { within: "main" });

  await test.step("phone, company and pack may be left out", async () => {
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await subject(page).selectOption({ label: "Cybersecurity" });
    await fillIn(page, "Message");
    await page.getByLabel("Phone").clear();
    await page.getByLabel("Company").clear();
    await sendButton(page).click();
    await expectSent(page);
    const said = page.locator("#write .sent");
    await expect(said.getByRole("definition").filter({ hasText: "Cybersecurity" })).toBeVisible();
    await expect(said.getByRole("definition").filter({ hasText: ENTRIES.email })).toBeVisible();
    await expect(page.getByRole("heading", { name: "What happens next" })).toHaveCount(1);
    expect(JSON.parse(gateway.received[0]!.body)).toEqual({
      ...expectedBody("databaseinfrastructuremanagement"),
      phone: "",
      company: "",
      message: `About: Cybersecurity\n\n${ENTRIES.message}`,
    });
  });
});

test("FORM-5 FORM-3 a link selects its need, which survives a reload", async ({ page, gateway, complaints }) => {
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await page.goto(`/contact?about=${GRANTS}`);
  await hydrated(page);
  await expect(subject(page)).toHaveValue(GRANTS);
  await expect(page.getByLabel("Message")).toHaveValue(ENTRIES.message);

  await page.goto("/contact");
  await hydrated(page);
  await subject(page).selectOption("erp-solutions");
  await page.reload();
  await hydrated(page);
  await expect(subject(page)).toHaveValue("erp-solutions");
  gateway.setFault({ kind: "status", status: 500 });
  await page.clock.fastForward(10_000);
  await sendButton(page).click();
  await expect(page.locator("#write [data-result=failed]")).toBeVisible();
  await expect(subject(page)).toHaveValue("erp-solutions");
  expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
});

test("FORM-5 FORM-3 a need that is chosen before scripts arrive stays chosen", async ({ page }) => {
  const come = await holdBack(page, "**/assets/entry.client-*.js");
  await page.goto(`/contact?about=${GRANTS}`, { waitUntil: "commit" });
  await expect(subject(page)).toHaveValue(GRANTS);
  await subject(page).selectOption("cybersecurity");
  await page.getByLabel("Name").fill(ENTRIES.name);
  come();
  await hydrated(page);
  await expect(subject(page)).toHaveValue("cybersecurity");
  await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FORM-5 the address selects the need, and the worker writes it", async ({ page, gateway, complaints }) => {
    await page.goto(`/contact?about=${GRANTS}`);
    await expect(subject(page)).toHaveValue(GRANTS);
    await subject(page).selectOption("database-and-infrastructure-management");
    await page.getByLabel("Email").fill(ENTRIES.email);
    await sendButton(page).click();
    await expect(page.getByRole("group", { name: "Two fields need your attention" })).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Contact/);
    await expect(subject(page)).toHaveValue("database-and-infrastructure-management");
    await fillIn(page, "Message");
    await sendButton(page).click();
    await expectSent(page);
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator("#write .sent")).toContainText("Database and Infrastructure Management");
    expect(complaints.splice(0).every((line) => line.includes("422"))).toBe(true);
    expect(JSON.parse(gateway.received[0]!.body.replaceAll("\\r\\n", "\\n"))).toMatchObject({
      service: "databaseinfrastructuremanagement",
      message: expect.stringMatching(/^About: Database and Infrastructure Management\n\nThree/) as unknown,
    });
  });
});
