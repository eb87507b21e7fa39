import type { Locator, Page } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { pagesUnderTest } from "../support/pages-under-test.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

test.use({ reducedMotion: "reduce" });

/** Minimum contrast of text in any state. Source: WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** All keys with a character except the space bar, which scrolls. */
const KEYS = [..."abcdefghijklmnopqrstuvwxyz0123456789/?.,;:!#*+-="];

/**
 * Marks one link or button of each style with `data-look` and returns the styles: elements with the same classes on the
 * same background count as one. The header's menus, which open on hover and would cover the next element, have tests of
 * their own.
 */
const oneOfEachLook = (page: Page): Promise<string[]> =>
  page.locator(":is(main, footer) :is(a, button, summary):visible").evaluateAll((all) => {
    const looks = new Map<string, Element>();
    for (const node of all) {
      const ground = node.closest(".on-ink, .on-cream, .on-paper")?.className;
      const look = `${node.className} in ${node.parentElement!.className} on ${ground}`;
      if (!looks.has(look)) looks.set(look, node);
    }
    for (const [look, node] of looks) node.setAttribute("data-look", look);
    return [...looks.keys()];
  });

for (const path of process.env["TEST_ALL"] ? pagesUnderTest : ["/contact"]) {
  test(`WCAG 1.4.3 text under the pointer keeps enough contrast on ${path}`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    // The browser and the page both report a path that does not exist.
    if (path === "/nowhere") complaints.length = 0;
    await layOutWholePage(page);
    const looks = await oneOfEachLook(page);
    const pale: string[] = [];
    let measured = 0;
    for (const look of looks) {
      const element = page.locator(`[data-look="${look}"]`);
      // The pointer may hit another element that covers it, for example at the end of a row.
      await element.hover({ force: true });
      if (!(await element.evaluate((node) => node.matches(":hover")))) continue;
      const contrast = await textContrast(element);
      if (contrast !== null) measured += 1;
      if (contrast !== null && contrast < LEAST_CONTRAST) pale.push(`${look}: ${contrast.toFixed(2)}`);
    }
    expect(pale).toEqual([]);
    expect(measured).toBeGreaterThan(looks.length / 2);
  });
}

test("WCAG 1.4.3 placeholder text has enough contrast", async ({ page }) => {
  for (const path of ["/contact", "/services", "/search"]) {
    await page.goto(path);
    const fields = page.getByRole("main").locator("[placeholder]");
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      expect(await textContrast(field, "placeholder"), path).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }
  }
});

test("WCAG 2.1.4 no single key is a shortcut on other pages", async ({ page }) => {
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await openHydrated(page, "/services");
  documents.length = 0;
  const state = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.outerHTML.slice(0, 80),
      open: document.querySelectorAll("[role=dialog], .nav-menu [aria-expanded=true]").length,
      top: scrollY,
      entries: history.length,
    }));
  const link = page.getByRole("banner").getByRole("link").first();
  for (const place of ["the page", "a link"]) {
    if (place === "a link") await link.focus();
    const before = await state();
    for (const key of KEYS) await page.keyboard.press(key);
    expect(await state(), `focus on ${place}`).toEqual(before);
  }
  await expect(page.locator("[accesskey]")).toHaveCount(0);
  // This navigation comes after any that a key started, and must be the only one.
  const { entries } = await state();
  const next = page.getByRole("banner").getByRole("link", { name: "Contact" }).first();
  await next.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  expect((await state()).entries).toBe(entries + 1);
  expect(documents).toEqual([]);
});

/**
 * Lowest contrast of an element's text, or of its placeholder, with the background, in its current state. Null on a
 * picture or a gradient, which pixel-contrast.ts measures. Source: WCAG 2.2, 1.4.3.
 */
const textContrast = (element: Locator, words: "text" | "placeholder" = "text"): Promise<number | null> =>
  element.evaluate((node, words) => {
    const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
    const luminance = (...colors: string[]) => {
      // In painting order.
      for (const color of ["white", ...colors]) {
        ink.fillStyle = color;
        ink.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const box = node.getBoundingClientRect();
    const isOnPicture = [...document.images].some((image) => {
      const at = image.getBoundingClientRect();
      const overlaps = at.x < box.right && at.right > box.x && at.y < box.bottom && at.bottom > box.y;
      return overlaps && image.checkVisibility() && !node.contains(image);
    });
    if (isOnPicture) return null;
    const contrastOf = (holder: Element) => {
      const grounds: string[] = [];
      for (let at: Element | null = holder; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== "none") return null;
        grounds.unshift(backgroundColor);
      }
      const { color } = getComputedStyle(holder, words === "placeholder" ? "::placeholder" : undefined);
      const [dark, light] = [luminance(...grounds), luminance(...grounds, color)].toSorted((a, b) => a - b);
      return (light! + 0.05) / (dark! + 0.05);
    };
    if (words === "placeholder") return contrastOf(node);
    // A link around a sheet of paper has none of its text on its own background, and a button with an icon has no text.
    const holders = [node, ...node.querySelectorAll("*")].filter(
      (one) =>
        one.checkVisibility() && [...one.childNodes].some((child) => child.nodeType === 3 && child.nodeValue!.trim()),
    );
    const contrasts = (holders.length > 0 ? holders : [node]).map(contrastOf).filter((contrast) => contrast !== null);
    return contrasts.length > 0 ? Math.min(...contrasts) : null;
  }, words);
