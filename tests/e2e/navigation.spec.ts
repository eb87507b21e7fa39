import type { Page } from "playwright/test";
import { HASH_SCROLL_DELAY_MS, PAGE_PROGRESS_DELAY_MS } from "../../app/lib/behaviour.ts";
import { holdBack } from "../support/hold-back.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

const HEADER_PX = 80;

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const edgeOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)!.getBoundingClientRect().top), id);
const scrollTo = (page: Page, y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
const isAboutPage = (url: string) => /\/assets\/about-[^/]+\.js$/.test(url);
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

/** Stops the page's clock after hydration. */
async function stopClock(page: Page) {
  await hydrated(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test("GEN-3 GEN-4 a link opens the next page at its top, announced; back returns", engines, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await openHydrated(page, "/services");
  const servicesTitle = await page.title();
  const announcer = page.locator("body > [role=status]");
  await test.step("nothing is announced or focused on first load, and the first Tab stop skips the header", async () => {
    expect(requested.filter(isAboutPage)).toEqual([]);
    await expect(announcer).toBeEmpty();
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).toHaveURL(/\/services$/);
  });
  await test.step("the next page's title is announced once, and focus moves to its content", async () => {
    await announcer.evaluate((region) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => said.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await scrollTo(page, 900);
    await footerLink(page, "About Us").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("main")).toBeFocused();
    expect(requested.filter(isAboutPage)).not.toEqual([]);
    await expect(page).not.toHaveTitle(servicesTitle);
    const title = await page.title();
    await expect(announcer).toHaveText(title);
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([title]);
    await expect.poll(() => top(page)).toBe(0);
  });
  await test.step("back returns to where the visitor was, and forward to the top", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/services$/);
    await expect.poll(() => top(page)).toBe(900);
    await expect(announcer).toHaveText(servicesTitle);
    await expect(page.getByRole("main")).toBeFocused();
    await page.goForward();
    await expect(page).toHaveURL(/\/about$/);
    await expect.poll(() => top(page)).toBe(0);
  });
});

test("GEN-3 GEN-6 going back from a section of the page returns to where its link was pressed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/glossary");
  await scrollTo(page, 150);
  await page
    .getByRole("main")
    .locator('a[href^="#"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  await page.goBack();
  await expect(page).toHaveURL("/glossary");
  await expect.poll(() => top(page)).toBe(150);
});

test(
  "GEN-3 GEN-6 going back to a section returns to where the visitor has read on from it",
  engines,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const data: string[] = [];
    page.on("request", (request) => request.url().includes("/glossary.data") && data.push(request.url()));
    await openHydrated(page, "/glossary");
    const letters = page.getByRole("main").locator('a[href^="#"]');
    for (const letter of [letters.first(), letters.last()]) {
      const id = (await letter.getAttribute("href"))!.slice(1);
      await letter.evaluate((link: HTMLElement) => link.click());
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect.poll(() => top(page)).toBeGreaterThan(100);
    }
    expect(data, "the page's own data").toEqual([]);
    const read = (await top(page)) - 700;
    await scrollTo(page, read);
    await expect.poll(() => top(page)).toBe(read);
    await footerLink(page, "About Us").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/glossary#/);
    await expect.poll(() => top(page)).toBe(read);
  },
);

test("GEN-6 a URL with a hash opens at its section, where Tab begins; a reload stays where it was", async ({
  page,
}) => {
  await page.goto("/#certification");
  await expect.poll(() => edgeOf(page, "certification")).toBe(HEADER_PX);
  await hydrated(page);
  await page.keyboard.press("Tab");
  const isBelow = await page.locator(":focus").evaluate((link) => {
    const section = document.getElementById("certification")!;
    return section.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isBelow).toBe(true);

  for (let clicks = 1; clicks <= 2; clicks++) {
    await footerLink(page, "Contract Vehicles").click();
    const section = page.locator("#contractvehicles");
    await expect(section).toBeFocused();
    await expect(section).toHaveCSS("outline-style", "none");
    await expect.poll(() => edgeOf(page, "contractvehicles")).toBe(HEADER_PX);
    await page.getByRole("link", { name: /home/i }).first().focus();
    await scrollTo(page, 300);
    await expect.poll(() => top(page)).toBe(300);
  }
  await page.reload();
  await hydrated(page);
  await page.clock.install();
  await page.clock.runFor(HASH_SCROLL_DELAY_MS * 2);
  expect(await top(page)).toBe(300);
});

/** Events on the page of `openWaiting`, in order. */
const orderOn = (page: Page) => page.evaluate(() => (window as unknown as { order: string[] }).order);
const endWait = (page: Page) => page.evaluate(() => (window as unknown as { endWait: () => void }).endWait());
const withoutScripts = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("ERR_FAILED")));

/** Opens the page without its scripts. The delay before the scroll to the section ends when `endWait` is called. */
async function openWaiting(page: Page) {
  await page.addInitScript((delay) => {
    const order: string[] = [];
    const { setTimeout } = window;
    const wait = (callback: () => void, ms?: number, ...rest: unknown[]) => {
      if (ms !== delay) return setTimeout(callback, ms, ...rest);
      order.push("waits");
      return Object.assign(window, { endWait: callback });
    };
    Object.assign(window, { order, setTimeout: wait });
    new PerformanceObserver((_, observer) => {
      order.push("painted");
      observer.disconnect();
    }).observe({ type: "paint", buffered: true });
    addEventListener("scroll", () => order.at(-1) === "scrolls" || order.push("scrolls"));
  }, HASH_SCROLL_DELAY_MS);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/#certification");
  await expect.poll(() => orderOn(page)).toContain("painted");
}

test("GEN-6 the scroll to the section begins a moment after the page was painted", async ({ page, complaints }) => {
  await openWaiting(page);
  await expect.poll(async () => (await orderOn(page)).toSorted()).toEqual(["painted", "waits"]);
  expect(await top(page)).toBe(0);
  await endWait(page);
  await expect.poll(() => edgeOf(page, "certification")).toBe(HEADER_PX);
  expect(await orderOn(page)).toHaveLength(3);
  withoutScripts(complaints);
});

test("GEN-6 visitors who have started to scroll by then are not moved", async ({ page, complaints }) => {
  await openWaiting(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => top(page)).toBe(300);
  await endWait(page);
  expect(await top(page)).toBe(300);
  withoutScripts(complaints);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("GEN-6 a URL with a hash opens at its section", async ({ page }) => {
    await page.goto("/#certification");
    await expect(page.locator("#certification > *").first()).toBeInViewport();
  });
});

test("GEN-6 a link with a hash opens at the top, then scrolls smoothly", engines, async ({ page }) => {
  await page.clock.install();
  await page.goto("/services");
  await stopClock(page);
  await footerLink(page, "Certifications").click();
  await expect(page).toHaveURL(/\/#certification$/);
  await expect(page.locator("#certification")).toBeAttached();
  await page.clock.runFor(HASH_SCROLL_DELAY_MS - 1);
  expect(await top(page)).toBe(0);
  await expect(page.locator("#certification")).not.toBeFocused();

  const places = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    addEventListener("scroll", () => seen.add(scrollY));
    return seen;
  });
  await page.clock.runFor(1);
  await expect(page.locator("#certification")).toBeFocused();
  await expect.poll(() => edgeOf(page, "certification")).toBe(HEADER_PX);
  expect(await places.evaluate((seen) => seen.size), "places seen on the way").toBeGreaterThan(2);
});

test("GEN-6 with reduced motion the page jumps to the section", engines, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/services");
  await stopClock(page);
  await footerLink(page, "Certifications").click();
  await expect(page).toHaveURL(/\/#certification$/);
  await expect(page.locator("#certification")).toBeAttached();
  await page.clock.runFor(HASH_SCROLL_DELAY_MS);
  expect(await edgeOf(page, "certification")).toBe(HEADER_PX);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("GEN-3 the skip link works without JavaScript", async ({ page }) => {
    await page.goto("/services");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services#main$/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`GEN-4 a spinner shows once a page has loaded for a while; motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const release = await holdBack(page, "**/about.data*");
    await openHydrated(page, "/services");
    await footerLink(page, "About Us").click();
    const spinner = page.locator(".page-progress");
    const delay = await spinner.evaluate((element) => {
      const [animation] = element.getAnimations();
      animation!.pause();
      const { delay } = animation!.effect!.getTiming();
      animation!.currentTime = delay! - 1;
      return delay;
    });
    expect(delay).toBe(PAGE_PROGRESS_DELAY_MS);
    await expect(spinner).toBeHidden();
    await spinner.evaluate((element) => element.getAnimations()[0]!.play());
    await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/about$/);
    await expect(spinner).not.toBeAttached();
  });
}
