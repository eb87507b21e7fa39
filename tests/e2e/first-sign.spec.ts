import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { started } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** For so long a page that may be about to be left is spared what only who stays needs (lib/dom/first-sign.ts). */
const LEAVING_MS = 400;

const header = (page: Page) => page.getByRole("banner");

/** Once the page has been there for a while, and nothing more is asked for. */
async function atRest(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await started(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const path of ["/", "/services/sap", "/contact"]) {
  test(`GEN-4 ${path} stays as it was served until somebody gives a sign`, async ({ page }) => {
    await atRest(page, path);
    await expect(header(page)).not.toHaveAttribute("data-live");
    await page.mouse.move(5, 5);
    await expect(header(page)).toHaveAttribute("data-live");
  });
}

test("FORM-1 GEN-4 the code of a form in the first screen waits for the first sign as well", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 1600 });
  await atRest(page, "/contact");
  const formCode = () => asked.filter((url) => url.includes("/contact-form-"));
  expect(formCode()).toEqual([]);
  await page.getByLabel("Name").fill("Jordan Avery");
  await expect.poll(formCode).toHaveLength(1);
  await expect(page.getByLabel("Name")).toHaveValue("Jordan Avery");
});

test("SHOW-1 GEN-4 the code of a specimen comes with the first sign, and not before", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await atRest(page, "/services/sap");
  const sheetCode = () => asked.filter((url) => /\/sheet-[\w-]+\.js$/.test(url));
  expect(sheetCode()).toEqual([]);
  await page.mouse.move(5, 5);
  await expect.poll(sheetCode).toHaveLength(1);
  await expect(page.locator("#specimen")).toContainText("Specimen. Invented data.");
});

/** Whether React has taken over the last part of the page, far below the first screen. */
const isEndLive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector("main > :last-child")!).some((key) => key.startsWith("__react")),
  );

for (const path of ["/about", "/services/sap"]) {
  test(`GEN-4 a pointer that moves on ${path} may be on its way out: what is far waits a moment longer`, async ({
    page,
  }) => {
    await page.clock.install();
    await atRest(page, path);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(5, 5);
    await expect(header(page)).toHaveAttribute("data-live");
    expect(await isEndLive(page)).toBe(false);
    await page.clock.runFor(LEAVING_MS);
    await expect.poll(() => isEndLive(page)).toBe(true);
  });

  test(`GEN-4 whoever scrolls ${path} stays: all of it is taken over at once`, async ({ page }) => {
    await page.clock.install();
    await atRest(page, path);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.wheel(0, 50);
    await expect.poll(() => isEndLive(page)).toBe(true);
  });
}

test("HDR-4 GEN-4 a press that is the first sign is heard", async ({ page }) => {
  await atRest(page, "/about");
  // As software does that presses buttons for people: neither pointer nor key comes before it.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-menu=services] .nav-toggle")!.click());
  await expect(header(page).locator("[data-menu=services] .nav-toggle")).toHaveAttribute("aria-expanded", "true");
});

test("GEN-4 a link that is pressed as the first sign opens its page within this document", async ({ page }) => {
  await atRest(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/services']")!.click());
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/services$/);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

for (const [from, to] of [
  ["/about", "/services"],
  ["/services/sap", "/services"],
]) {
  test(`GEN-4 ${from} is not taken over for a press that leaves it`, async ({ page }) => {
    await atRest(page, from!);
    await page.evaluate(() => Object.assign(window, { left: document.querySelector("main > :last-child") }));
    await page.evaluate((href) => document.querySelector<HTMLElement>(`footer a[href='${href}']`)!.click(), to);
    await expect(page).toHaveURL(to!);
    await expect(page.getByRole("main")).toBeFocused();
    const keys = await page.evaluate(() => Object.keys((window as unknown as { left: Element }).left));
    expect(keys.filter((key) => key.startsWith("__react"))).toEqual([]);
  });
}

test("GEN-4 a page is not taken over for a pointer that comes and presses a link", async ({ page }) => {
  await page.addInitScript((stay) => {
    const { setTimeout } = window;
    window.setTimeout = ((task: () => void, ms = 0, ...args: unknown[]) =>
      ms === stay ? 0 : setTimeout(task, ms, ...args)) as typeof setTimeout;
  }, LEAVING_MS);
  await atRest(page, "/services/sap");
  // What tells of a page on its way will stand behind it.
  await page.evaluate(() => document.querySelector("main > :last-child")!.setAttribute("data-end", ""));
  const release = await holdBack(page, "**/services.data*");
  // The press gives the link the focus.
  await page.locator("main a[href='/services']").first().click();
  // While its page is on its way, there is time for more than enough.
  for (let idle = 0; idle < 5; idle += 1) await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const keys = await page.evaluate(() => Object.keys(document.querySelector("[data-end]")!));
  expect(keys.filter((key) => key.startsWith("__react"))).toEqual([]);
  release();
  await expect(page).toHaveURL("/services");
});

test("HDR-7 GEN-4 a tap that is the first sign opens the phone's menu before React has taken over the header", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await atRest(page, "/services/sap");
  const wasLive = page.evaluate(
    () =>
      new Promise<boolean>((tell) => {
        document
          .querySelector("#mobile-menu")!
          .addEventListener(
            "beforetoggle",
            () => tell(document.querySelector(".site-header")!.hasAttribute("data-live")),
            { once: true },
          );
      }),
  );
  await page.getByRole("button", { name: /menu/i }).tap();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect(await wasLive).toBe(false);
  await expect(page.locator(".menu-button")).toHaveAttribute("aria-expanded", "true");
  await context.close();
});

test("HDR-7 GEN-4 a finger that rests on the menu's button and moves away is a sign as well", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atRest(page, "/services/sap");
  await page.locator(".menu-button").dispatchEvent("touchstart");
  await expect(header(page)).toHaveAttribute("data-live");
});

test("GEN-4 before the first sign two pages are fetched ahead, and the others once the visitor stays", async ({
  page,
}) => {
  const pages = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) pages.add(pathname);
  });
  await page.goto("/services/a123-support");
  await expect.poll(() => pages.size).toBe(2);
  // The second has arrived, and would be followed by the third.
  await page.waitForLoadState("networkidle");
  expect(pages.size).toBe(2);
  await page.mouse.move(5, 5);
  await expect.poll(() => pages.size).toBeGreaterThan(2);
});

test("GEN-4 going back and forth without any other sign draws both pages", async ({ page }) => {
  await atRest(page, "/about");
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/services']")!.click());
  await expect(page).toHaveURL(/\/services$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/about/i);
  await page.reload({ waitUntil: "networkidle" });
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/services/i);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

/** What moves by itself and never ends, other than by scrolling. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState, effect }) => {
        const isByTime = timeline instanceof DocumentTimeline && playState === "running";
        return isByTime && effect!.getTiming().iterations === Infinity;
      })
      .map((animation) => (animation as CSSAnimation).animationName),
  );

for (const path of ["/", "/services/sap", "/services/digital-transformation", "/contact", "/flip-cards"]) {
  test(`GEN-4 nothing moves without end on ${path} while it is looked at from its top`, async ({ page }) => {
    await atRest(page, path);
    expect(await moving(page)).toEqual([]);
  });
}
