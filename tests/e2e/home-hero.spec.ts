import type { Page } from "playwright/test";
import { HERO_FADE_MS, HERO_INTERVAL_MS, HERO_PARALLAX_FACTOR } from "../../app/lib/behaviour.ts";
import { slides } from "../../app/content/slides.ts";
import { expect, test } from "../support/site-test.ts";

// These tests add styles and scripts, which the page's policy would block.
test.use({ bypassCSP: true });

const carousel = (page: Page) => page.getByRole("region", { name: "What we do" });
const slideNodes = (page: Page) => page.locator(".hero-slide");
const currentSlide = (page: Page) => carousel(page).getByRole("group", { name: /^\d+ of \d+:/ });
/** Stops the page's clock, and waits until the slideshow has started and loaded the adjacent slides. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto("/");
  await expect(carousel(page)).toHaveAttribute("data-loaded", "true");
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  // Gives the current slide its whole time again.
  await restart(page);
}
async function restart(page: Page): Promise<void> {
  const pause = page.getByRole("button", { name: "Pause slides" });
  await pause.dispatchEvent("click");
  await page.getByRole("button", { name: "Play slides" }).dispatchEvent("click");
  await expect(pause).toBeVisible();
}
/** What screen readers hear of a slide: only of one that was chosen. */
const status = (page: Page) => carousel(page).getByRole("status");
async function currentNumber(page: Page): Promise<number> {
  return Number.parseInt((await currentSlide(page).getAttribute("aria-label")) ?? "", 10);
}

test("HOME-1 HOME-2 at least five slides take turns, with their neighbors, and move nothing", async ({ page }) => {
  expect(slides.length).toBeGreaterThanOrEqual(5);
  await open(page);
  // Dots stay hidden, and arrows until the keyboard is on one of them.
  await expect(page.getByRole("button", { name: /slide/ })).toHaveText([/Pause slides/, "", ""]);
  expect((await page.locator(".hero .slide-steps").boundingBox())!.width).toBe(1);
  const heading = page.getByRole("heading", { level: 1 });
  const headingNode = await heading.elementHandle();
  const first = await currentNumber(page);
  const place = () =>
    carousel(page)
      .getByRole("link")
      .first()
      .evaluate((link) => link.getBoundingClientRect().top + scrollY);
  let before = await place();
  for (let step = 0; step <= slides.length; step++) {
    // A change of slides moves nothing.
    expect(Math.abs((await place()) - before)).toBeLessThan(1);
    if (step === 3) await page.setViewportSize({ width: 320, height: 900 });
    before = await place();
    const index = (first - 1 + step) % slides.length;
    const { alt, title, subtitle, topic } = slides[index]!;
    const slide = carousel(page).getByRole("group", { name: `${index + 1} of ${slides.length}: ${topic}` });
    await expect(slide).toBeVisible();
    await expect(currentSlide(page)).toHaveCount(1);
    await expect(slide.getByRole("img", { name: alt })).toHaveCount(1);
    await expect(slide.getByText(title)).toHaveCount(1);
    await expect(slide.getByText(subtitle)).toHaveCount(1);
    await expect(page.getByText(`${index + 1} of ${slides.length}`, { exact: true })).toBeVisible();
    await expect(heading).toHaveText([slides[0]!.title]);
    await expect(status(page)).toHaveText("");
    // A screen reader's cursor may be on the heading, so it is always the same element.
    expect(await heading.evaluate((node, before) => node === before, headingNode)).toBe(true);
    const neighbors = new Set([0, ...[index - 1, index, index + 1].map((at) => (at + slides.length) % slides.length)]);
    const ids = await slideNodes(page).evaluateAll((nodes) =>
      nodes.map((node) => (node as HTMLElement).dataset["slide"]),
    );
    expect(ids).toEqual([...neighbors].toSorted((a, b) => a - b).map((neighbor) => slides[neighbor]!.id));
    await page.clock.runFor(HERO_INTERVAL_MS - 1);
    expect(await currentNumber(page)).toBe(index + 1);
    await page.clock.runFor(1);
  }
});

/** How far the picture has moved against the page at a scroll offset, in pixels. */
const shiftAt = (page: Page, offset: number) =>
  page.evaluate(async (top) => {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return document.querySelector("[data-current] .hero-frame img")!.getBoundingClientRect().top + scrollY;
  }, offset);

test("HOME-1 HOME-2 the first slide is painted largest, fades, and shifts with the scroll", async ({ page }) => {
  await page.goto("/");
  // Before the picture has loaded, anything may be painted.
  await page.evaluate(async () => {
    await document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')!.decode();
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const isInFirstSlide = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element: Element };
          resolve(last.element.closest('[data-slide="federal-expertise"]') !== null);
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(isInFirstSlide).toBe(true);

  await expect(page.locator("[data-current] .hero-frame")).toHaveCSS("transition-duration", `${HERO_FADE_MS / 1000}s`);
  const start = await shiftAt(page, 0);
  expect((await shiftAt(page, 300)) - start).toBeCloseTo(300 * HERO_PARALLAX_FACTOR, 0);
  expect((await shiftAt(page, 700)) - start).toBeCloseTo(700 * HERO_PARALLAX_FACTOR, 0);
  const frame = (await page.locator(".hero-frame").first().boundingBox())!;
  const picture = (await page.locator(".hero-frame img").first().boundingBox())!;
  expect(picture.height / frame.height).toBeCloseTo(1.08, 3);

  await expect(carousel(page)).toHaveAttribute("data-running", "true");
  await page.evaluate(() => scrollTo({ top: 2000, behavior: "instant" }));
  await expect(carousel(page)).not.toHaveAttribute("data-running");
  await expect(carousel(page)).toHaveAttribute("data-playing", "true");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(carousel(page)).toHaveAttribute("data-running", "true");
});

test("HOME-2 it shifts equally in browsers without scroll-driven animations", async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".hero-shift { animation: none !important }");
    document.adoptedStyleSheets = [sheet];
    const supports = CSS.supports.bind(CSS);
    CSS.supports = ((...query: [string]) =>
      !query[0].includes("animation-timeline") && supports(...query)) as typeof CSS.supports;
  });
  await page.goto("/");
  await expect(carousel(page)).toHaveAttribute("data-loaded", "true");
  const start = await shiftAt(page, 0);
  expect((await shiftAt(page, 300)) - start).toBeCloseTo(300 * HERO_PARALLAX_FACTOR, 0);
  expect((await shiftAt(page, 700)) - start).toBeCloseTo(700 * HERO_PARALLAX_FACTOR, 0);
});

test("HOME-1 WCAG 2.4.7 the keyboard reaches every slide by arrows, and nothing moves", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto("/");
  await expect(carousel(page)).toHaveAttribute("data-loaded", "true");
  const bar = page.locator(".hero-bar");
  const before = (await bar.boundingBox())!;
  await page.getByRole("button", { name: "Pause slides" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Previous slide" })).toBeFocused();
  await page.keyboard.press("Tab");
  const next = page.getByRole("button", { name: "Next slide" });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport({ ratio: 1 });
  // The slides wait while the keyboard is on an arrow, and stop when it is pressed, so that the chosen one can be read.
  await expect(carousel(page)).not.toHaveAttribute("data-running");
  await expect(status(page)).toHaveText("");
  const seen = new Set<number>();
  for (const _ of slides) {
    const now = await currentNumber(page);
    seen.add(now);
    await page.keyboard.press("Enter");
    await expect.poll(() => currentNumber(page)).toBe((now % slides.length) + 1);
    const { title } = slides[now % slides.length]!;
    await expect(status(page)).toHaveText(`${(now % slides.length) + 1} of ${slides.length}: ${title}`);
  }
  expect(seen.size).toBe(slides.length);
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  const after = (await bar.boundingBox())!;
  expect([after.width, after.height]).toEqual([before.width, before.height]);
});

test("HOME-1 the slides wait in a hidden tab and for focus, and can be paused", async ({ page }) => {
  await open(page);
  const first = await currentNumber(page);
  const numberAfter = (slidesLater: number) => ((first - 1 + slidesLater) % slides.length) + 1;
  const pause = page.getByRole("button", { name: "Pause slides" });
  await carousel(page).getByRole("link").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(carousel(page).getByRole("link").first()).toBeFocused();
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(first);
  for (const _ of ["next", "previous", "pause"]) await page.keyboard.press("Shift+Tab");
  await expect(pause).toBeFocused();
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(first);
  for (const _ of ["pause", "play"]) await page.keyboard.press("Enter");
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(numberAfter(1));
  await page.keyboard.press("Shift+Tab");

  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(numberAfter(1));
  await setHidden(false);
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(numberAfter(2));

  await page.mouse.move(400, 400);
  await expect(carousel(page)).toHaveAttribute("data-running", "true");
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(numberAfter(3));

  await test.step("they are paused and restarted", async () => {
    await pause.click();
    await expect(carousel(page)).not.toHaveAttribute("data-running");
    await page.clock.runFor(5 * HERO_INTERVAL_MS);
    expect(await currentNumber(page)).toBe(numberAfter(3));
    await page.getByRole("button", { name: "Play slides" }).click();
    await page.clock.runFor(HERO_INTERVAL_MS);
    expect(await currentNumber(page)).toBe(numberAfter(4));
  });
});

test("HOME-1 HOME-2 with reduced motion nothing plays, shifts or fades until it is asked to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play slides" })).toBeVisible();
  await expect(carousel(page)).toHaveAttribute("data-loaded", "true");
  await page.clock.runFor(3 * HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(1);
  expect(await shiftAt(page, 500)).toBeCloseTo(await shiftAt(page, 0), 0);
  const seconds = await page
    .locator("[data-current] .hero-frame")
    .evaluate((f) => getComputedStyle(f).transitionDuration);
  expect(Number.parseFloat(seconds)).toBe(0);
  await page.getByRole("button", { name: "Play slides" }).dispatchEvent("click");
  await page.clock.runFor(HERO_INTERVAL_MS);
  expect(await currentNumber(page)).toBe(2);
});

test("HOME-2 the first picture loads at once, the others half a slide's time ahead", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const name = /pictures\/([a-z-]+?)-[0-9a-f]+-\d/.exec(request.url())?.[1];
    if (name?.startsWith("hero-")) requested.push(name);
  });
  let isLoaded = false;
  const early: string[] = [];
  page.on("load", () => {
    isLoaded = true;
    early.push(...requested);
  });
  await page.clock.install();
  await page.goto("/");
  await expect(carousel(page)).toHaveAttribute("data-loaded", "true");
  expect(isLoaded).toBe(true);
  expect(new Set(early)).toEqual(new Set(["hero-federal-expertise"]));
  await page.clock.pauseAt(Date.now() + 1000);
  await expect(slideNodes(page).locator("img")).toHaveCount(1);
  await page.clock.runFor(HERO_INTERVAL_MS / 2);
  await expect(slideNodes(page).locator("img")).toHaveCount(3);
  await expect.poll(() => requested).toContain("hero-global-erp");
  const picture = carousel(page).getByRole("img", { name: slides[0]!.alt });
  await expect(picture).toHaveAttribute("loading", "eager");
  await expect(picture).toHaveAttribute("fetchpriority", "high");
});

test("HOME-1 HOME-3 without pictures the hero has its words and buttons", async ({ page, complaints }) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".hero")).toHaveCSS("background-color", "rgb(7, 24, 32)");
  const badges = page.getByRole("list", { name: "Certifications" }).getByRole("listitem");
  await expect(badges).toHaveCount(6);
  const buttons = carousel(page).getByRole("link");
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeVisible();
  await expect(buttons.first()).toHaveAttribute("href", "/contact");
  await expect(buttons.last()).toHaveAttribute("href", "/services");
  // The browser reports the requests that this test refused.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("Failed to load resource")));
});
