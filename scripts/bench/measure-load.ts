import type { Browser } from "playwright";
import { onPhone, type Run, SETTLE_MS } from "./phone.ts";

const LONG_TASK_MS = 50;

/** Loads a page once, without a cache, on a slow phone: paint times, blocking time and bytes. */
export const measureLoad = (browser: Browser, url: string): Promise<Run> =>
  onPhone(browser, true, async (page, cdp) => {
    const responses = new Map<string, { type: string; bytes: number }>();
    cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
      const isRequest = !response.url.startsWith("data:") && !response.fromDiskCache && !response.fromPrefetchCache;
      if (isRequest) responses.set(requestId, { type, bytes: 0 });
    });
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const response = responses.get(requestId);
      if (response) response.bytes = encodedDataLength;
    });
    await page.addInitScript(observe, LONG_TASK_MS);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    const times = await page.evaluate(() => (window as unknown as { benchLoad: () => Run }).benchLoad());
    const kilobytes = (...types: string[]) =>
      [...responses.values()]
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .reduce((sum, { bytes }) => sum + bytes / 1000, 0);
    return {
      ...times,
      requests: responses.size,
      "HTML KB": kilobytes("Document"),
      "scripts KB": kilobytes("Script"),
      "fonts KB": kilobytes("Font"),
      "pictures KB": kilobytes("Image"),
      "total KB": kilobytes(),
    };
  });

/** Runs in the page: collects its performance entries. */
function observe(longTaskMs: number): void {
  const state = { fcp: 0, lcp: 0, cls: 0, tasks: [] as PerformanceEntry[] };
  const on = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof take>[0][]).forEach(take)).observe({
      type,
      buffered: true,
    });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") state.fcp = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => {
    state.lcp = entry.startTime;
  });
  on("layout-shift", (entry) => {
    if (!entry.hadRecentInput) state.cls += entry.value;
  });
  on("longtask", (entry) => {
    state.tasks.push(entry);
  });
  // Total blocking time: the time beyond 50 ms of each long task after the first contentful paint.
  const blocking = ({ startTime, duration }: PerformanceEntry) =>
    Math.max(0, Math.min(duration, startTime + duration - state.fcp) - longTaskMs);
  const benchLoad = () => ({
    FCP: state.fcp,
    LCP: state.lcp,
    "CLS × 1000": state.cls * 1000,
    TBT: state.tasks.reduce((sum, task) => sum + blocking(task), 0),
    "longest task": Math.max(0, ...state.tasks.map(({ duration }) => duration)),
  });
  Object.assign(window, { benchLoad });
}
