import { CONTACT_FIELDS } from "../../shared/contact/fields.ts";
import type { Locator } from "playwright/test";
import { fillIn, openForm, sendButton } from "../support/contact-visitor.ts";
import { stopClock, visit } from "../support/header.ts";
import { Listener } from "../support/screen-reader.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/site-test.ts";
import { SPECIMEN_OF_EACH_KIND } from "../support/specimen-of-each-kind.ts";

// Each transcript is compared with a file in transcripts/; read it aloud when it changes.
test.use({ reducedMotion: "reduce" });

/** The title of a page that was opened by a link, and its main element, which gets focus. */
const ARRIVED = /main[^]*polite: .+ \| Goldthread/;
const ARRIVED_TITLE = /^polite: .+ \| Goldthread$/;

async function refocus(button: Locator) {
  await button.blur();
  await button.focus();
}

test("a screen reader user goes through the home page by landmarks, then by headings", async ({ page }) => {
  await visit(page, "/");
  const listener = await Listener.start(page);
  await listener.jumpsThroughAll("Landmark");
  await listener.jumpsThroughAll("Heading");
  expect(listener.transcript).toMatchSnapshot("home.txt");
});

test("a screen reader user opens Services, goes to an item, and hears its title once", async ({ page }) => {
  const { toggle, categories } = await visit(page, "/about");
  const listener = await Listener.start(page);
  await listener.does("goes to the button Services menu", () => toggle("Services").focus(), /Services menu/);
  await listener.presses("Enter");
  await expect(categories.first()).toBeVisible();
  await listener.does("hears the button's new state", () => refocus(toggle("Services")), /, expanded/);
  await listener.presses("Tab");
  await listener.presses("ArrowDown");
  await listener.reads(29);
  await listener.presses("Tab");
  await listener.presses("Tab");
  const heard = await listener.presses("Enter", ARRIVED);
  await listener.reads(24);
  expect(heard.filter((phrase) => phrase.startsWith("polite: Business Process Automation"))).toHaveLength(1);
  expect(listener.transcript.match(/level 1$/gm)).toHaveLength(1);
  expect(listener.transcript).toMatchSnapshot("services-menu.txt");
});

test("HDR-5 HDR-6 STACK-1 a listener opens Solutions, hears its state and links, and closes it", async ({ page }) => {
  const { toggle } = await visit(page, "/solutions");
  const listener = await Listener.start(page);
  await listener.does("goes to the button Solutions menu", () => toggle("Solutions").focus(), /not expanded/);
  await listener.presses("Enter");
  await listener.does("hears the button's new state", () => refocus(toggle("Solutions")), /, expanded/);
  await listener.reads(31);
  await listener.presses("Tab");
  await listener.presses("Escape", /not expanded/);
  expect(listener.transcript).toMatchSnapshot("solutions-menu.txt");
});

test("HDR-7 STACK-1 a listener on a phone goes through the menu to a service", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  const { menuButton, row } = await visit(page, "/services/sap");
  const listener = await Listener.start(page);
  await listener.does("goes to the button Menu", () => menuButton.focus(), /Menu/);
  // React Aria focuses a dialog again after half a second, for VoiceOver, unless focus has moved on.
  await stopClock(page);
  await listener.presses("Enter", /dialog/);
  await listener.does("goes to the row Services", () => row("Services").focus(), /Services/);
  await page.clock.resume();
  await listener.presses("Enter");
  await listener.reads(12);
  await listener.presses("Tab");
  // React Aria returns the focus in the next frame, unless the page has it by then.
  const release = await holdBack(page, /\/services\.data$/);
  await listener.presses("Enter", /button, Menu/);
  await listener.does("gets the page", async () => release(), ARRIVED);
  // The virtual screen reader looks up ids in the dialog, which has closed.
  expect(complaints.splice(0).filter((line) => line !== "a.getElementById is not a function")).toEqual([]);
  expect(listener.transcript).toMatchSnapshot("phone-menu.txt");
});

test("GEN-8 STACK-1 a listener opens a question, hears its state and reads the answer", async ({ page }) => {
  await visit(page, "/services/a123-support");
  const listener = await Listener.start(page, "#questions");
  const question = page.locator("#questions h3 button").nth(1);
  await listener.does("goes to the second question", () => question.focus(), /not expanded/);
  await listener.presses("Enter");
  await expect(question).toHaveAttribute("aria-expanded", "true");
  await listener.does("hears the button's new state", () => refocus(question), /, expanded/);
  await listener.reads(9);
  expect(listener.transcript).toMatchSnapshot("question.txt");
});

test("HOME-8 GEN-8 STACK-1 a listener opens a contract vehicle and closes it again", async ({ page }) => {
  await visit(page, "/");
  const listener = await Listener.start(page, "#contractvehicles");
  // Up to the panel: what `content-visibility` hides, this screen reader reads.
  await listener.reads(12);
  const vehicle = page.locator("#contractvehicles h3 button").first();
  await listener.does("goes to the first vehicle", () => vehicle.focus(), /not expanded/);
  await listener.presses("Enter");
  await expect(vehicle).toHaveAttribute("aria-expanded", "true");
  await listener.does("hears the button's new state", () => refocus(vehicle), /, expanded/);
  await listener.reads(18);
  await listener.does("goes back to the vehicle", () => refocus(vehicle), /, expanded/);
  await listener.presses("Enter");
  await expect(vehicle).toHaveAttribute("aria-expanded", "false");
  await listener.does("hears the button's new state", () => refocus(vehicle), /not expanded/);
  expect(listener.transcript).toMatchSnapshot("vehicles.txt");
});

test("HOME-7 GEN-8 STACK-1 a listener goes through the reasons, and opens the second", async ({ page }) => {
  await visit(page, "/");
  const listener = await Listener.start(page, ".why");
  await listener.reads(18);
  const reason = page.locator(".why h3 button").nth(1);
  await listener.does("goes to the second reason", () => reason.focus(), /not expanded/);
  await listener.presses("Enter");
  await expect(reason).toHaveAttribute("aria-expanded", "true");
  await listener.does("hears the button's new state", () => refocus(reason), /, expanded/);
  await listener.reads(9);
  expect(listener.transcript).toMatchSnapshot("reasons.txt");
});

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("TOAST-3 STACK-1 a listener copies a value, hears the toast and goes to it", async ({ page }) => {
    await page.clock.install();
    await visit(page, "/corporate-capability");
    const listener = await Listener.start(page);
    const copy = page.getByRole("button", { name: "Copy Legal name" });
    await listener.does("goes to the button Copy Legal name", () => copy.focus(), /Copy Legal name/);
    // However slow the reader is, the toast stays.
    await stopClock(page);
    await listener.presses("Enter", /assertive: Legal name copied/);
    await listener.presses("F6", /notification/);
    await listener.reads(8);
    expect(listener.transcript).toMatchSnapshot("toast.txt");
  });
});

test("DT-1 a listener goes through a carousel and hears the next picture", async ({ page }) => {
  await visit(page, "/services/digital-transformation");
  const listener = await Listener.start(page, ".carousel");
  await listener.reads(16);
  const next = page.getByRole("button", { name: "Next picture" });
  await listener.does("goes to the button Next picture", () => next.focus(), /Next picture/);
  await listener.presses("Enter", /polite: 2 of 4: Automate the routine cases\./);
  await expect(page.locator('.carousel [aria-current="true"]')).toHaveAccessibleName(/^Picture 2/);
  await listener.reads(20);
  expect(listener.transcript).toMatchSnapshot("carousel.txt");
});

test("a screen reader user sends the form with errors, then whole", async ({ page, gateway, complaints }) => {
  await openForm(page, "/services/digital-transformation");
  const listener = await Listener.start(page);
  await listener.does("goes to Name", () => page.getByLabel("Name").focus(), /Name/);
  // The page's own subject is not asked for, so the button takes the place of the first field.
  for (let tabs = 1; tabs < CONTACT_FIELDS.length; tabs++) await listener.presses("Tab");
  await listener.presses("Enter", /attention/);
  await listener.reads(10);
  await listener.presses("Tab");
  await listener.presses("Enter", /textbox/);
  await listener.does("fills in all fields", () => fillIn(page, "Transformation Goals"), /Goals/);
  gateway.setFault({ kind: "status", status: 500 });
  await listener.presses("Tab");
  await listener.presses("Enter", /Submission failed[^]*Nothing you typed is lost/);
  gateway.setFault(undefined);
  await listener.presses("Enter", /heading, Request sent/);
  expect(gateway.received).toHaveLength(1);
  // Chromium itself reports the 502.
  expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
  expect(listener.transcript).toMatchSnapshot("contact-form.txt");
});

test("TOAST-2 FORM-1 a listener hears an error, a refusal and its toast", async ({ page, complaints }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({
      status: 429,
      headers: { "content-type": "application/problem+json", "retry-after": "60" },
      body: JSON.stringify({ status: 429, detail: "Too many requests came." }),
    }),
  );
  await openForm(page, "/contact");
  const listener = await Listener.start(page);
  await listener.does("goes to the subject", () => page.getByLabel("What is it about?").focus(), /What is it about/);
  await listener.does("sends the empty form", () => sendButton(page).press("Enter"), /attention/);
  await listener.does("goes to Email", () => page.getByLabel("Email").focus(), /Email/);
  await listener.does("types half an address", () => page.keyboard.type("jordan@"));
  await listener.presses("Tab", /Phone/);
  await listener.does("fills in all fields", () => fillIn(page, "Message"), /Message/);
  await listener.presses("Tab");
  // However slow the reader is, the message must not come before its time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await listener.does("sends the form", () => sendButton(page).press("Enter"), /assertive: Submission failed/);
  await listener.presses("F6", /notification/);
  await listener.reads(6);
  await listener.presses("F6");
  await listener.does("waits", () => page.clock.fastForward(600), /status 429/);
  expect(complaints.splice(0).every((line) => line.includes("429"))).toBe(true);
  expect(listener.transcript).toMatchSnapshot("form-failed.txt");
});

test("FIND-1 a listener searches, and hears how many results there are and the best", async ({ page }) => {
  await visit(page, "/search");
  const listener = await Listener.start(page);
  const field = page.getByRole("main").getByLabel("Search this site");
  // The field is focused from the start.
  await field.blur();
  await listener.does("goes to the field", () => field.focus(), /Search this site/);
  await listener.does("types CAGE code", () => field.fill("CAGE code"));
  const heard = await listener.presses("Enter", ARRIVED);
  await listener.reads(60);
  expect(heard.filter((phrase) => ARRIVED_TITLE.test(phrase))).toHaveLength(1);
  expect(listener.transcript).toMatchSnapshot("search-results.txt");
});

test("FIND-5 a listener hears how many suggestions there are", async ({ page }) => {
  await visit(page, "/search");
  const listener = await Listener.start(page);
  const field = page.getByRole("main").getByLabel("Search this site");
  await field.blur();
  await listener.does("goes to the field", () => field.focus(), /Search this site/);
  await listener.does("types 54151S", () => field.fill("54151S"), /polite: \d+ suggestions/);
  expect(listener.transcript).toMatchSnapshot("search-suggestions.txt");
});

test("PACK-4 a listener compares two services on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/compare?s=sap,budget-management");
  const listener = await Listener.start(page, ".compare-table");
  await listener.reads(96);
  expect(listener.transcript).toMatchSnapshot("comparison.txt");
});

test("SHOW-4 a listener reads a specimen that is a table", async ({ page }) => {
  await visit(page, `${SPECIMEN_OF_EACH_KIND.table.path}#specimen`);
  const listener = await Listener.start(page, "#specimen");
  await listener.reads(120);
  expect(listener.transcript).toMatchSnapshot("specimen-table.txt");
});
