import { type Browser, chromium, type Page } from "playwright";
import { chromiumPath } from "../../local/chromium.ts";

/** Lighthouse's slow 4G and mid-range phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms; CPU four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;
/** The phone that loads the pages. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LONG_TASK_MS = 50;
/** How long a page is watched after its load event, for late shifts and tasks. */
export const SETTLE_MS = 2500;

/** One load of a page. Times in milliseconds, bytes as they crossed the wire. */
export interface PageRun {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  longestTask: number;
  requests: number;
  bytes: Record<string, number>;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}

/** Loads a page once, cold, on the slow phone. */
export async function measurePage(browser: Browser, url: string): Promise<PageRun> {
  const { page, close, bytes } = await openPhone(browser);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const observed = await page.evaluate(
    () => (window as unknown as { benchMarks: Omit<PageRun, "bytes" | "requests"> }).benchMarks,
  );
  const byType: Record<string, number> = {};
  for (const { type, size } of bytes.values()) byType[type] = (byType[type] ?? 0) + size;
  await close();
  return { ...observed, requests: bytes.size, bytes: byType };
}

/** How long a finger or pointer rests on a link before it presses. */
const REST_MS = 100;

/**
 * Time from a click on the first link of `selector` to the next page's first paint, in milliseconds, as the pages
 * themselves see it: within one document, or from one to the next.
 */
export async function measureClick(browser: Browser, url: string, selector: string): Promise<number> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(observeClick);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(REST_MS);
  await page.mouse.down();
  await page.mouse.up();
  const elapsed = await page.waitForFunction(() => (window as unknown as { benchClickMs?: number }).benchClickMs);
  const ms = await elapsed.jsonValue();
  await close();
  return ms!;
}

export async function openPhone(browser: Browser) {
  const context = await browser.newContext(PHONE);
  const page: Page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const bytes = new Map<string, { type: string; size: number }>();
  await cdp.send("Network.enable");
  cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
    // A picture that stands in the sheet itself is no request, nor is what the browser's own cache answers.
    const { fromDiskCache, fromPrefetchCache } = response;
    if (!response.url.startsWith("data:") && !fromDiskCache && !fromPrefetchCache)
      bytes.set(requestId, { type, size: 0 });
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const entry = bytes.get(requestId);
    if (entry) entry.size = encodedDataLength;
  });
  await cdp.send("Network.emulateNetworkConditions", NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe, LONG_TASK_MS);
  return { page, bytes, close: () => context.close() };
}

/** Runs in the page: collects paint, layout and task entries as they come. */
function observe(longTaskMs: number): void {
  const tasks: { start: number; duration: number }[] = [];
  const marks = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    /** What long tasks hold up beyond 50 ms after the first contentful paint, as the web vitals define it. */
    get tbt() {
      const blocking = tasks.filter(({ start, duration }) => start + duration > marks.fcp);
      return blocking.reduce((sum, { start, duration }) => {
        return sum + Math.max(0, Math.min(duration, start + duration - marks.fcp) - longTaskMs);
      }, 0);
    },
    get longestTask() {
      return Math.max(0, ...tasks.map(({ duration }) => duration));
    },
  };
  (window as unknown as { benchMarks: typeof marks }).benchMarks = marks;
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") marks.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    marks.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) marks.cls += entry.value ?? 0;
  });
  watch("longtask", (entry) => {
    tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

/** Runs in the page, and in the one that follows: notes the click, then when the next page is painted. */
function observeClick(): void {
  const KEY = "bench-click";
  const now = () => performance.timeOrigin + performance.now();
  const done = (paintedAt: number) => {
    Object.assign(window, { benchClickMs: paintedAt - Number(sessionStorage.getItem(KEY)) });
    sessionStorage.removeItem(KEY);
  };

  if (sessionStorage.getItem(KEY)) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) done(performance.timeOrigin + paint.startTime);
    }).observe({ type: "paint", buffered: true });
  }
  addEventListener(
    "click",
    (event) => {
      sessionStorage.setItem(KEY, String(performance.timeOrigin + event.timeStamp));
      const title = document.title;
      // Told of the next page by its title: looking in every frame would make the browser draw frames of its own.
      const titles = new MutationObserver(() => {
        if (document.title === title || !document.querySelector("h1")) return;
        titles.disconnect();
        // The frame shows the new page, and has been painted when the next task runs.
        requestAnimationFrame(() => setTimeout(() => done(now())));
      });
      titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    },
    { capture: true },
  );
}
