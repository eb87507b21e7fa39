import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { expectNoViolations } from "../support/axe.ts";
import {
  ENTRIES,
  expectCleared,
  expectKept,
  expectSent,
  fillIn,
  FORMS,
  hydrated,
  openForm,
  sendButton,
  writeAgain,
} from "../support/contact-visitor.ts";
import { holdBack } from "../support/hold-back.ts";
import { engines, expect, test } from "../support/site-test.ts";

const [{ path, message }] = FORMS;
const status = (page: Page) => page.locator("form").getByRole("status");
/** The message beside the button. */
const outcome = (page: Page) => page.locator("#write [data-result]");
const summary = (page: Page) => page.getByRole("group", { name: /your attention/ });

const FORM_CODE = "**/assets/contact-form-*.js";

/** Makes the contact route answer with a problem that a test cannot cause otherwise. */
const answerWith = (page: Page, code: number, problem: object, headers: Record<string, string> = {}) =>
  page.route("**/api/contact", (route) =>
    route.fulfill({
      status: code,
      headers: { "content-type": "application/problem+json", ...headers },
      body: JSON.stringify({ status: code, ...problem }),
    }),
  );

test("FORM-1 FORM-2 FORM-3 WCAG 4.1.3 each error has a link and is announced", engines, async ({ page, gateway }) => {
  await openForm(page, path);
  const email = page.getByLabel("Email");
  await test.step("no errors appear before the first attempt", async () => {
    await email.fill("jordan@");
    await email.blur();
    await expect(email).not.toHaveAttribute("aria-invalid");
    await email.clear();
  });
  await test.step("the summary has focus, and its links go to the fields", async () => {
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toHaveAccessibleName("Three fields need your attention");
    await expect(summary(page)).toBeInViewport();
    await expect(summary(page).getByRole("link")).toHaveCount(3);
    await expect(summary(page).getByText("Phone")).toHaveCount(0);
    await summary(page)
      .getByRole("link", { name: /^Transformation Goals/ })
      .click();
    await expect(page.getByLabel(message)).toBeFocused();
    await expect(page.locator("label", { hasText: message })).toBeInViewport();
    await expect(page.getByLabel(message)).toHaveAccessibleDescription(/sentence or two/);
    await expect(page.getByLabel("Phone")).not.toHaveAttribute("aria-invalid");
    await expect(page.locator("form").getByText("* Needed so that we can answer you.")).toBeVisible();
    await expect(page.locator("form").getByText("** Only if you would like a call.")).toBeVisible();
    await expectNoViolations(page, { within: "#write" });
  });
  await test.step("fields are checked during typing and on leaving them, and what is wrong is announced", async () => {
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("jordan@agency.gov");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(summary(page)).toContainText("Email: done");
    await expect(summary(page)).toHaveAccessibleName("Two fields need your attention");
    for (const wrong of ["jordan@", "jordan"]) {
      await email.fill(wrong);
      await expect(status(page)).toBeEmpty();
      await page.keyboard.press("Tab");
      await expect(email).toHaveAccessibleDescription(/Enter a complete address/);
      await expect(status(page)).toHaveText(/^Email: Enter a complete address/);
    }
    await email.fill("jordan@agency.gov");
    await page.keyboard.press("Tab");
    await expect(status(page)).toBeEmpty();
  });
  await test.step("a press on Send counts even if leaving the last field adds an error that moves the button", async () => {
    await fillIn(page, message);
    await email.fill("jordan@");
    await sendButton(page).click();
    await expect(summary(page)).toHaveAccessibleName("One field needs your attention");
    await expect(summary(page)).toBeFocused();
  });
  await test.step("invisible characters are named at their field, and the text stays", async () => {
    await email.fill(ENTRIES.email);
    const phone = page.getByLabel("Phone");
    await phone.fill(`${ENTRIES.phone}\u202e`);
    await sendButton(page).click();
    await expect(summary(page)).toHaveAccessibleName("One field needs your attention");
    await expect(phone).toHaveAccessibleDescription(
      /Type the phone number again\. It contains a mark of text direction\./,
    );
    await expect(phone).toHaveValue(`${ENTRIES.phone}\u202e`);
    expect(gateway.seen).toHaveLength(0);
    await phone.fill(ENTRIES.phone);
    await expectKept(page, message);
    await sendButton(page).click();
    await expectSent(page);
    expect(gateway.received).toHaveLength(1);
  });
});

test("FORM-3 TOAST-1 WCAG 2.1.1 WCAG 2.2.1 the form is sent by keyboard, after a day", async ({ page, gateway }) => {
  await openForm(page, path);
  await test.step("what a program fills in or clears, with or without events, stays when something else is typed", async () => {
    for (const events of [[], ["input", "change"]])
      for (const text of [ENTRIES.name, ""]) {
        await page.locator("#write [name=name]").evaluate(
          (field: HTMLInputElement, [value, types]) => {
            field.value = value;
            for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
          },
          [text, events] as const,
        );
        await page.getByLabel("Company").pressSequentially("x");
        await expect(page.getByLabel("Name")).toHaveValue(text);
      }
    for (const label of ["Name", "Company"]) {
      await page.getByLabel(label).fill("x");
      await page.getByLabel(label).clear();
    }
  });
  await test.step("by keyboard; Enter in the message starts a new line", async () => {
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Jordan");
    await page.keyboard.press("Enter");
    await expect(summary(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.type("jordan@agency.gov");
    for (const label of ["Phone", "Company", message]) {
      await page.keyboard.press("Tab");
      await expect(page.getByLabel(label)).toBeFocused();
    }
    await page.keyboard.type("One");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Two");
    await page.keyboard.press("Tab");
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expectSent(page);
    expect(JSON.parse(gateway.received[0]!.body)).toMatchObject({ name: "Jordan", message: "One\nTwo" });
  });
  await test.step("the confirmation stays until the visitor writes another request", async () => {
    await expectNoViolations(page, { within: "#write" });
    await page.clock.fastForward(60_000);
    await expectSent(page);
    await writeAgain(page);
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(outcome(page)).toHaveCount(0);
  });
  await test.step("a form left open for a day keeps its entries, and is sent once", async () => {
    await fillIn(page, message);
    await page.clock.fastForward(24 * 60 * 60 * 1000);
    await expectKept(page, message);
    const answer = await holdBack(page, "**/api/contact");
    const width = (await sendButton(page).boundingBox())!.width;
    await sendButton(page).dblclick();
    const sending = page.getByRole("button", { name: "Sending…" });
    await expect(sending).toBeFocused();
    await expect(status(page)).toHaveText("Sending…");
    // Screen readers say nothing of what is busy.
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect((await sending.boundingBox())!.width).toBe(width);
    expect(width).toBeGreaterThanOrEqual(188);
    for (const label of ["Name", "Email", "Phone", "Company", message]) {
      await expect(page.getByLabel(label)).toHaveAttribute("readonly", "");
    }
    await expectNoViolations(page, { within: "#write" });
    await sending.press("Enter");
    answer();
    await expectSent(page);
    expect(gateway.received).toHaveLength(2);
  });
});

test("FORM-3 entries survive a reload, and are cleared once sent", engines, async ({ page }) => {
  await openForm(page, path);
  await fillIn(page, message);
  await page.reload();
  await hydrated(page);
  await expectKept(page, message);
  // Other pages have a form of their own.
  await page.goto("/contact");
  await hydrated(page);
  await expectCleared(page, "Message");
  await page.goBack();
  await hydrated(page);
  await expectKept(page, message);

  await sendButton(page).click();
  await expectSent(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("contact")))).toEqual([]);
});

test("FORM-3 a form that is sent before its code has come is sent", async ({ page, gateway, complaints }) => {
  gateway.setFault({ kind: "status", status: 503 }, 1);
  await page.clock.install();
  const come = await holdBack(page, FORM_CODE);
  await page.goto(path);
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText("Submission failed");
  await expect(outcome(page)).toBeInViewport();
  await expect(outcome(page)).toBeFocused();
  come();
  await hydrated(page);
  await expect(outcome(page)).toBeFocused();
  await expectKept(page, message);
  // Chromium reports the 502 on the console; there must be no hydration errors.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("502")]);

  await page.clock.fastForward(10_000);
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received).toHaveLength(1);
});

test("FORM-3 what is typed before the form's code has come stays, also on the way back", async ({ page }) => {
  const come = await holdBack(page, FORM_CODE);
  await page.goto(path);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await page.getByLabel("Name").fill(ENTRIES.name);
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  come();
  await hydrated(page);
  await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about/);
  await page.goBack();
  await hydrated(page);
  await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
});

test("FORM-3 a form whose code never loads keeps its entries and is sent", async ({ page, gateway, complaints }) => {
  const come = await holdBack(page, FORM_CODE, (route) => route.abort());
  await page.goto(path);
  await fillIn(page, message);
  let lost = 0;
  page.on("requestfailed", () => (lost += 1));
  come();
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expectKept(page, message);
  await sendButton(page).click();
  await expectSent(page);
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expect(outcome(page)).toBeInViewport();
  expect(gateway.received).toHaveLength(1);
  expect(complaints.splice(0).every((line) => line.includes("ERR_FAILED"))).toBe(true);
});

test("CALL-3 without a connection the status is 0, and everything stays", async ({ page, context, complaints }) => {
  await openForm(page, path);
  // What the page still loads would fail with errors of other kinds.
  await page.waitForLoadState("networkidle");
  // From here on nothing can be loaded, including the code of toasts.
  await context.setOffline(true);
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText(`Please try again or email ${firm.email}.`);
  await expect(outcome(page)).toHaveAttribute("data-status", "0");
  await expect(outcome(page)).toContainText("No response was received, so your request may not have arrived.");
  await expect(status(page)).toContainText("Submission failed");
  await expectKept(page, message);
  await expectNoViolations(page, { within: "#write" });
  expect(complaints.splice(0).filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("TOAST-2 CALL-3 a failure is said above the button, with what to do", async ({ page, gateway, complaints }) => {
  gateway.setFault({ kind: "status", status: 500 });
  await page.setViewportSize({ width: 390, height: 664 });
  await openForm(page, path);
  await fillIn(page, message);
  await sendButton(page).press("Enter");
  await expect(outcome(page)).toContainText("Submission failed");
  await expect(outcome(page)).toBeInViewport({ ratio: 1 });
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  const heights = () =>
    page.evaluate(() => {
      const [above, button] = ["#write [data-result]", "#write form [type=submit]"].map((part) =>
        document.querySelector(part)!.getBoundingClientRect(),
      );
      return button!.top - above!.bottom;
    });
  await expect.poll(heights).toBeGreaterThanOrEqual(0);
  // Its toast has closed by then.
  await page.clock.fastForward(60_000);
  await expect(outcome(page).getByRole("link", { name: firm.email })).toHaveAttribute("href", `mailto:${firm.email}`);
  gateway.setFault(undefined);

  await answerWith(
    page,
    429,
    { type: "too-many-requests", detail: "Too many requests came." },
    { "retry-after": "42" },
  );
  await sendButton(page).click();
  await expect(outcome(page)).toContainText("Too many requests came. Please try again in 42 seconds or email");
  await expectKept(page, message);

  await page.unroute("**/api/contact");
  const long = "long ".repeat(20_000);
  await page.getByLabel(message).fill(long);
  await sendButton(page).click();
  await expect(outcome(page)).toContainText("Shorten the message");
  await expect(page.getByLabel(message)).toHaveValue(long);

  await answerWith(page, 422, { type: "invalid-contact-request", fields: { email: "Use another address." } });
  await fillIn(page, message);
  await sendButton(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Use another address.");
  await expectKept(page, message);
  expect(complaints.splice(0).every((line) => /429|413|422|502/.test(line))).toBe(true);
});

test("CALL-1 resending the same content counts once, other content anew", async ({ page, gateway, complaints }) => {
  // Accepted, but the response is lost.
  gateway.setFault({ kind: "reset-after-accepting" }, 2);
  await openForm(page, path);
  await fillIn(page, message);
  for (const round of [1, 2]) {
    await sendButton(page).click();
    await expect(outcome(page)).toContainText("Submission failed");
    await expect.poll(() => gateway.seen.length).toBe(round);
  }
  expect(gateway.received).toHaveLength(1);

  const come = await holdBack(page, FORM_CODE);
  await page.reload();
  await page.getByLabel(message).fill("Something else");
  come();
  await hydrated(page);
  await expect(page.getByLabel("Name")).toHaveValue(ENTRIES.name);
  await page.clock.fastForward(10_000);
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received.map(({ body }) => JSON.parse(body).message as string)).toEqual([
    ENTRIES.message,
    "Something else",
  ]);
  expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
});
