import type { Browser, Locator, Page } from "playwright";
import { onPhone, type Run, SETTLE_MS } from "./phone.ts";

/** A link in the content, or any link of a page without a main element. */
const LINK = 'main a[href^="/"]:not([href*="#"]), body:not(:has(main)) a[href]:not([href*="#"])';
/** How long a pointer rests on a link before it clicks, which is when prefetching starts. */
const REST_MS = 100;
const TAP_MS = 60;
/** The browser reports an interaction some time after its frame. */
const REPORT_MS = 600;

/** The time from a click on the page's first link to the first paint of the next page, within a document or in a new one. */
export const measureClick = (browser: Browser, url: string): Promise<Run> =>
  onPhone(browser, true, async (page) => {
    await page.addInitScript(observeClick);
    await open(page, url);
    const { x, y } = await centerOf(page.locator(LINK).first());
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST_MS);
    await page.mouse.down();
    await page.mouse.up();
    const elapsed = await page.waitForFunction(() => (window as unknown as { benchClick?: number }).benchClick);
    return { "click to paint": (await elapsed.jsonValue())!, INP: await readInp(page) };
  });

/** The first tap on a page at rest. INP is NaN if the page has no such element, and 0 if it is too short to be reported. */
export const measureTap = (browser: Browser, url: string, selector: string): Promise<Run> =>
  onPhone(browser, true, async (page, cdp) => {
    await open(page, url);
    const target = page.locator(selector).first();
    if ((await target.count()) === 0) return { INP: NaN };
    const touchPoints = [await centerOf(target)];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(TAP_MS);
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return { INP: await readInp(page) };
  });

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(observeInp);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
}

async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function readInp(page: Page): Promise<number> {
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => (window as unknown as { benchInp: number }).benchInp);
}

/** Runs in the page: the longest interaction. A new document starts at 0. */
function observeInp(): void {
  Object.assign(window, { benchInp: 0 });
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[];
    const durations = entries.filter(({ interactionId }) => interactionId > 0).map(({ duration }) => duration);
    const { benchInp } = window as unknown as { benchInp: number };
    Object.assign(window, { benchInp: Math.max(benchInp, ...durations) });
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page that is clicked and in the next one: notes the time of the click, then that of the paint. */
function observeClick(): void {
  const KEY = "bench-click";
  const finish = (paintedAt: number) => {
    Object.assign(window, { benchClick: paintedAt - Number(sessionStorage.getItem(KEY)) });
    sessionStorage.removeItem(KEY);
  };
  if (sessionStorage.getItem(KEY)) {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      if (paint) finish(performance.timeOrigin + paint.startTime);
    }).observe({ type: "paint", buffered: true });
  }
  const onClick = (event: Event) => {
    sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp));
    const { title } = document;
    // The title says when the next page is there. A check in every frame would make the browser draw extra frames.
    const observer = new MutationObserver(() => {
      if (document.title === title || !document.querySelector("h1")) return;
      observer.disconnect();
      // The task after the next frame runs when that is painted.
      requestAnimationFrame(() => setTimeout(() => finish(performance.timeOrigin + performance.now())));
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  addEventListener("click", onClick, { capture: true });
}
