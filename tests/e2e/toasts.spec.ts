import { fileURLToPath } from "node:url";
import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import { COPIED_MS, TOAST_LIFETIME_MS, TOAST_REMOVAL_MS } from "../../app/lib/behaviour.ts";
import { expectNoViolations } from "../support/axe.ts";
import { pageWith } from "../support/bundle.ts";
import { hydrated as formHydrated, writeAgain } from "../support/contact-visitor.ts";
import { hydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

const FORM = "/services/digital-transformation";
const CAPABILITY = "/corporate-capability";

const toast = (page: Page) => page.locator(".toast");
/** A toast that does not fade yet. */
const openToast = (page: Page) => page.locator(".toasts:not([data-fading]) .toast");

/** Opens a page whose clock is stopped after hydration and after loading the code of toasts. */
async function open(page: Page, path: string) {
  // Two minutes behind the worker's clock, so that the form counts as open for a while.
  await page.clock.install({ time: Date.now() - 120_000 });
  const loaded = page.waitForResponse(/\/assets\/toast-region-[^/]+\.js$/);
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith("__react")));
  if (path === FORM) {
    await formHydrated(page);
    // Typing loads the code that reports the result.
    await page.getByLabel("Name").fill("J");
  } else {
    await hydrated(page);
    await page.getByRole("button", { name: "Copy Legal name" }).focus();
  }
  await (await loaded).finished();
  await page.clock.pauseAt(new Date(Date.now() - 60_000));
}

async function send(page: Page) {
  await page.getByLabel("Name").fill("Jordan Avery");
  await page.getByLabel("Email").fill("jordan.avery@agency.example");
  await page.getByLabel("Transformation Goals").fill("Three invoice queues");
  await page.getByRole("button", { name: "Send request" }).click();
}

async function copy(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `Copy ${label}` }).click();
}

const lookOf = (element: Element) => {
  const { color, maskImage } = getComputedStyle(element);
  return { color, maskImage };
};

/** The progress bar's time, and whether it is running. */
const barOf = (page: Page) =>
  page.locator(".toast-time").evaluate((bar) => {
    const [animation] = bar.getAnimations({ subtree: true });
    return {
      lifetimeMs: Number(animation!.effect!.getTiming().duration),
      isRunning: animation!.playState === "running",
    };
  });

test(
  "TOAST-1 TOAST-2 TOAST-3 a result shows a toast for its time, then fades it",
  engines,
  async ({ page, gateway, complaints }) => {
    await open(page, FORM);
    await send(page);
    await expect(toast(page)).toHaveAccessibleName("Request sent");
    await expect(toast(page)).toHaveAccessibleDescription(SENT_MESSAGE.description);
    expect(await barOf(page)).toEqual({ lifetimeMs: TOAST_LIFETIME_MS.contact, isRunning: true });
    expect(gateway.received).toHaveLength(1);
    const icon = toast(page).locator(".toast-icon");
    const success = await icon.evaluate(lookOf);

    await page.clock.runFor(TOAST_LIFETIME_MS.contact - 1);
    await expect(openToast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(openToast(page)).toHaveCount(0);
    await page.clock.runFor(TOAST_REMOVAL_MS - 1);
    await expect(toast(page)).toBeAttached();
    await page.clock.runFor(1);
    await expect(toast(page)).not.toBeAttached();

    // The confirmation has taken the form's place.
    await writeAgain(page);
    await expect(page.getByLabel("Name")).toHaveValue("");

    gateway.setFault({ kind: "status", status: 500 });
    // As long as a person would take to fill in the form again.
    await page.clock.runFor(20_000);
    await send(page);
    await expect(toast(page)).toHaveAccessibleName("Submission failed");
    await expect(toast(page)).toHaveAccessibleDescription(`Please try again or email ${firm.email}.`);
    const failure = await icon.evaluate(lookOf);
    expect(failure.color).not.toBe(success.color);
    expect(failure.maskImage).not.toBe(success.maskImage);
    await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
    await page.clock.runFor(TOAST_LIFETIME_MS.contact + TOAST_REMOVAL_MS);
    await expect(toast(page)).not.toBeAttached();
    // Chromium itself reports the 502.
    expect(complaints.splice(0).every((line) => line.includes("502"))).toBe(true);
  },
);

test.describe("with a clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("TOAST-3 a toast stays for its time, waits under the pointer, and gives way", async ({ page }) => {
    await open(page, CAPABILITY);
    await copy(page, "Legal name");
    await expect(toast(page)).toHaveAccessibleName("Legal name copied");
    const value = await page.evaluate(() => navigator.clipboard.readText());
    await expect(toast(page)).toHaveAccessibleDescription(value);
    expect(await barOf(page)).toEqual({ lifetimeMs: TOAST_LIFETIME_MS.general, isRunning: true });
    await page.clock.runFor(COPIED_MS - 1);
    await expect(page.getByRole("button", { name: "Copied Legal name" })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole("button", { name: "Copy Legal name" })).toBeVisible();
    await page.clock.runFor(TOAST_LIFETIME_MS.general - COPIED_MS - 1);
    await expect(openToast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(openToast(page)).toHaveCount(0);

    await test.step("a new toast replaces the previous one, with its own full lifetime", async () => {
      await page.clock.runFor(TOAST_REMOVAL_MS);
      await expect(toast(page)).not.toBeAttached();
      await copy(page, "Legal name");
      await expect(toast(page)).toHaveAccessibleName("Legal name copied");
      await page.clock.runFor(TOAST_LIFETIME_MS.general - 500);
      await copy(page, "Primary NAICS");
      await expect(toast(page)).toHaveCount(1);
      await expect(toast(page)).toHaveAccessibleName("Primary NAICS copied");
      await page.clock.runFor(TOAST_LIFETIME_MS.general - 1);
      await expect(toast(page)).toHaveAccessibleName("Primary NAICS copied");
      await page.clock.runFor(1 + TOAST_REMOVAL_MS);
      // The first one does not return either.
      await expect(toast(page)).not.toBeAttached();
    });

    await test.step("a toast and its progress bar pause while the pointer is over it", async () => {
      await copy(page, "Legal name");
      await expect(toast(page)).toBeVisible();
      await page.clock.runFor(1000);
      await toast(page).hover();
      await expect.poll(async () => (await barOf(page)).isRunning).toBe(false);
      await page.clock.runFor(60_000);
      await expect(openToast(page)).toBeVisible();

      await page.mouse.move(10, 800);
      await expect.poll(async () => (await barOf(page)).isRunning).toBe(true);
      await page.clock.runFor(TOAST_LIFETIME_MS.general - 1001);
      await expect(openToast(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(openToast(page)).toHaveCount(0);
      await page.clock.runFor(TOAST_REMOVAL_MS);
    });
  });

  test("TOAST-3 the keyboard goes to a toast with F6, closes it and returns", async ({ page }) => {
    await test.step("F6 goes to a toast, and a second F6 back to where focus was", async () => {
      await open(page, CAPABILITY);
      const button = page.getByRole("button", { name: /^Cop(y|ied) Legal name$/ });
      for (const key of ["F6", "Shift+F6"]) {
        await button.focus();
        await page.keyboard.press("Enter");
        await expect(toast(page)).toBeVisible();
        await page.keyboard.press(key);
        await expect(page.getByRole("region", { name: "1 notification." })).toBeFocused();
        await page.keyboard.press(key);
        await expect(button).toBeFocused();
        await page.keyboard.press(key);
        await page.keyboard.press("Tab");
        await expect(toast(page)).toBeFocused();
        await page.keyboard.press(key);
        await expect(button).toBeFocused();
        await page.clock.runFor(TOAST_LIFETIME_MS.general + TOAST_REMOVAL_MS);
        await expect(toast(page)).not.toBeAttached();
      }
    });

    await test.step("the keyboard pauses it and closes it", async () => {
      const button = page.getByRole("button", { name: /^Cop(y|ied) Legal name$/ });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(toast(page)).toBeVisible();
      await page.keyboard.press("Shift+F6");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      const close = toast(page).getByRole("button", { name: "Close" });
      await expect(close).toBeFocused();
      await page.clock.runFor(60_000);
      await expect(openToast(page)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(openToast(page)).toHaveCount(0);
      await page.clock.runFor(TOAST_REMOVAL_MS);
      await expect(toast(page)).not.toBeAttached();
      await expect(button).toBeFocused();
    });

    await test.step("Escape closes a toast that has focus, and leaves others alone", async () => {
      await page.clock.runFor(COPIED_MS);
      await copy(page, "Legal name");
      const button = page.getByRole("button", { name: /^Cop(y|ied) Legal name$/ });
      await expect(toast(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.clock.runFor(TOAST_LIFETIME_MS.general - 1);
      await expect(openToast(page)).toBeVisible();
      await page.keyboard.press("F6");
      const region = page.getByRole("region", { name: "1 notification." });
      await expect(region).toBeFocused();
      // The region itself has no looks, so the toast in it has the focus ring.
      await expect(toast(page)).toHaveCSS("outline-style", "solid");
      await page.keyboard.press("Escape");
      await expect(openToast(page)).toHaveCount(0);
      await page.clock.runFor(TOAST_REMOVAL_MS);
      await expect(toast(page)).not.toBeAttached();
      await expect(button).toBeFocused();
    });
  });

  test("ENT-10 TOAST-3 a toast loads when likely, is announced once, and is at the top right", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(CAPABILITY);
    await page.waitForLoadState("networkidle");
    expect(requested.filter((url) => url.includes("toast-region"))).toEqual([]);
    await copy(page, "Legal name");
    await expect(page.getByRole("region", { name: "1 notification." })).toMatchAriaSnapshot(`
      - region "1 notification.":
        - list:
          - listitem:
            - alertdialog "Legal name copied":
              - alert: /Legal name copied .+/
              - button "Close"
    `);
    await expect(page.locator("[role=alert], [role=status]", { hasText: "Legal name copied" })).toHaveCount(1);
    await toast(page).hover();
    await expectNoViolations(page, { within: ".toasts" });

    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const box = (await toast(page).boundingBox())!;
      expect(box.y).toBe(80 + 16);
      expect(box.width).toBe(Math.min(440, width - 48));
      expect(box.x + box.width).toBe(width - 24);
    }
  });
});

test.describe("a toast with an action, which no page has yet", () => {
  // The page includes a script, which the site's policy would block.
  test.use({ bypassCSP: true });

  test("ENT-10 the action runs once, by pointer or by keyboard, and closes the toast", async ({ page }) => {
    const html = await pageWith(fileURLToPath(new URL("fixtures/toast-action.tsx", import.meta.url)));
    await page.route("**/toast-action", (route) => route.fulfill({ contentType: "text/html", body: html }));
    await page.clock.install();
    await page.goto("/toast-action");
    await page.clock.pauseAt(Date.now() + 60 * 60_000);
    const clear = page.getByRole("button", { name: "Clear" });
    const action = toast(page).getByRole("button", { name: "Restore" });

    await clear.click();
    await action.click();
    await expect(openToast(page)).toHaveCount(0);
    await action.dispatchEvent("click");
    await page.clock.runFor(TOAST_REMOVAL_MS);
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByText("Restored 1 times")).toBeVisible();

    await clear.click();
    await action.focus();
    await page.clock.resume();
    await expectNoViolations(page, { within: ".toasts" });
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByText("Restored 2 times")).toBeVisible();
  });
});
