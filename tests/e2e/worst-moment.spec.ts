import { aboutPage } from "../../app/content/pages/about.ts";
import type { Page } from "playwright/test";
import { headerOf } from "../support/header.ts";
import { holdBack } from "../support/hold-back.ts";
import { hydrated, hydratedPart, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";
import { translate } from "../support/translator.ts";

/** The script that starts React, and the code of the contact form. */
const SCRIPTS = "**/assets/entry.client-*.js";

/** Opens a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const come = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    come();
    await hydrated(page);
  };
}

test("HDR-4 HDR-5 a menu that CSS has opened under the pointer before scripts load stays open", async ({ page }) => {
  const come = await openWithoutScripts(page, "/about");
  const { link, menu, toggle } = headerOf(page);
  for (const name of ["Services", "Solutions"] as const) {
    await link(name).hover();
    await expect(menu(name)).toBeVisible();
  }
  await come();
  await expect(toggle("Solutions")).toHaveAttribute("aria-expanded", "true");
  await expect(menu("Solutions")).toBeVisible();
  await page.mouse.move(300, 780);
  await expect(menu("Solutions")).toBeHidden();
});

/** Changes that other programs make to a page before hydration. */
const INTRUSIONS: Record<string, (page: Page) => Promise<void>> = {
  "an extension that puts a part of its own beside a field": (page) =>
    page
      .locator("#write textarea")
      .evaluate((field) => void field.insertAdjacentElement("afterend", document.createElement("x-writing-aid"))),
  "a translation": translate,
};

for (const [what, intrude] of Object.entries(INTRUSIONS)) {
  test(`FORM-3 text typed early survives ${what}`, async ({ page, complaints }) => {
    const come = await openWithoutScripts(page, "/contact");
    await page.getByLabel("Name").fill("Jordan Avery");
    await intrude(page);
    await come();
    await hydratedPart(page, "#write form");
    await expect(page.locator("#write [name=name]")).toHaveValue("Jordan Avery");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // React reports hydration mismatches.
    complaints.length = 0;
  });
}

/** Resolves after React has rendered that a navigation is under way, in tasks before those of the background. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 10; count++) await scheduler.postTask(() => {}, { priority: "background" });
  });

test("GEN-4 a link clicked right after typing into a filter is followed", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/services");
  const come = await holdBack(page, "**/about.data*");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("main").getByRole("searchbox").pressSequentially("gra");
  const asked = page.waitForRequest(/\/about\.data/);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About Us" })
    .evaluate((link: HTMLElement) => link.click());
  await asked;
  await rendered(page);
  await page.clock.runFor(1000);
  come();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(aboutPage.title);
  await expect(page).toHaveURL(/\/about$/);
});

test("GEN-3 who goes back before a reloaded page has its scripts is there", async ({ page }) => {
  const [from, to] = ["/services/sap", "/services"];
  await openHydrated(page, from);
  const heading = page.getByRole("heading", { level: 1 });
  const words = await heading.textContent();
  await page.getByRole("contentinfo").locator(`a[href="${to}"]`).first().click();
  await expect(heading).not.toHaveText(words!);
  const come = await holdBack(page, SCRIPTS);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(from);
  come();
  await expect(heading).toHaveText(words!);
  await hydrated(page);
  await expect(heading).toHaveText(words!);
  await page.goForward();
  await expect(heading).not.toHaveText(words!);
  await expect(page).toHaveURL(to);
});
