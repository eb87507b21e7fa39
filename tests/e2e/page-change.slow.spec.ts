import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

const sections = (page: Page) => page.locator("main > *");
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** Number of sections of the next page when its heading appears. */
const partsAtFirst = (page: Page) =>
  page.evaluate(() => {
    const before = document.querySelector("h1");
    return new Promise<number>((resolve) =>
      new MutationObserver((_changes, observer) => {
        const heading = document.querySelector("h1");
        if (!heading || heading === before) return;
        observer.disconnect();
        resolve(document.querySelectorAll("main > section").length);
      }).observe(document.body, { childList: true, subtree: true }),
    );
  });

test("GEN-4 a click shows the next page's first screen, and the rest follows", async ({ page }) => {
  await page.goto("/services/a123-support");
  const whole = await sections(page).count();
  await openHydrated(page, "/about");
  await footerLink(page, "Services").click();
  await expect(page.getByRole("heading", { level: 1, name: "Start with your problem" })).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "A-123 Support" }).first();
  const [parts] = await Promise.all([partsAtFirst(page), link.click()]);
  expect(parts).toBeLessThan(4);
  await expect(sections(page)).toHaveCount(whole);
  // The placeholder is gone: the footer follows the last section.
  await expect(page.locator("main > .h-screen")).toHaveCount(0);
});

test("GEN-4 nothing covers a page that is loaded as a document, however soon it is clicked", async ({
  page,
  complaints,
}) => {
  // A view transition would swallow clicks.
  await page.addInitScript(() =>
    addEventListener("pagereveal", ({ viewTransition }) =>
      sessionStorage.setItem("covered", String(viewTransition !== null)),
    ),
  );
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/about");
  await footerLink(page, "Services").click();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("covered"))).toBe("false");
  // The missing scripts.
  complaints.length = 0;
});

test("GEN-3 going back renders the whole page at once, to restore the scroll position", async ({ page }) => {
  await page.goto("/about");
  const whole = await page.locator("main > section").count();
  await hydrated(page);
  await footerLink(page, "Services").click();
  await expect(page.getByRole("heading", { level: 1, name: "Start with your problem" })).toBeVisible();
  const [parts] = await Promise.all([partsAtFirst(page), page.goBack()]);
  expect(parts).toBe(whole);
});

test("GEN-6 a link to a section of another page renders all of that page at once", async ({ page }) => {
  await page.goto("/");
  const whole = await page.locator("main > section").count();
  await openHydrated(page, "/about");
  const [parts] = await Promise.all([partsAtFirst(page), footerLink(page, "Certifications").click()]);
  expect(parts).toBe(whole);
  await expect(page.locator("#certification")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("GEN-4 what was typed stays while the next page loads, and so does the form", async ({ page }) => {
    const release = await holdBack(page, "**/about.data*");
    await openHydrated(page, "/services/digital-transformation");
    const message = page.locator("#write textarea");
    await message.evaluate((box: HTMLTextAreaElement) => (box.value = "A finding to close by September."));
    const form = await page.locator("#write form").elementHandle();
    await footerLink(page, "About Us").evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
    expect(await form!.evaluate((element) => element.isConnected)).toBe(true);
    await expect(message).toHaveValue("A finding to close by September.");
    release();
    await expect(page).toHaveURL(/\/about$/);
  });
});
