// `npx node scripts/bench.ts [--runs 5] [--pages /,/contact] [--compare ORIGIN]`: measures pages of the last build on a slow
// phone, beside another site or build, such as another checkout that runs with `PORT=4200 npm start`. The runs are
// interleaved, so that a slow moment of the machine affects all alike. Prints medians, in milliseconds.
import { parseArgs } from "node:util";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { BuiltSite } from "./local/built-site.ts";
import { chromiumPath } from "./local/chromium.ts";

/** Lighthouse's slow 4G, 1.6 Mbit/s down, 750 kbit/s up and 150 ms, on its mid-range phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const CPU_SLOWDOWN = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a page is observed after its load event, for late layout shifts and tasks. */
const SETTLE_MS = 2500;
/** The browser reports an interaction some time after its frame. */
const REPORT_MS = 600;
/** How long a pointer rests on a link before it clicks, which is when prefetching starts. */
const REST_MS = 100;
const LINK = 'main a[href^="/"]:not([href*="#"])';
const MENU = ".menu-button";

type Run = Record<string, number>;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: "/,/services/a123-support,/services/digital-transformation,/contact" },
    compare: { type: "string", multiple: true, default: [] },
  },
});
const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
const targets = values.pages.split(",").flatMap((path) => [site.origin, ...values.compare].map((at) => at + path));
const args = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"];
const browser = await chromium.launch({ executablePath: chromiumPath(), args });

// Not counted: the first load renders pages into the worker's cache.
for (const url of targets) await measureLoad(browser, url);
const measured = new Map<string, Run[]>(targets.map((url) => [url, []]));
for (let run = 0; run < Number(values.runs); run += 1)
  for (const [url, runs] of measured)
    runs.push({ ...(await measureLoad(browser, url)), ...(await measureClick(browser, url)) });
console.table(
  Object.fromEntries([...measured].map(([url, runs]) => [url.replace(site.origin, "goldthread"), medians(runs)])),
);
await browser.close();
await site.stop();

function medians(runs: readonly Run[]): Run {
  const middleOf = (name: string) => runs.map((run) => run[name]!).toSorted((a, b) => a - b)[runs.length >> 1]!;
  return Object.fromEntries(Object.keys(runs[0]!).map((name) => [name, Math.round(middleOf(name))]));
}

/** Paint times, layout shifts, blocking time and bytes of a load without a cache, and the first tap on the page at rest. */
function measureLoad(at: Browser, url: string): Promise<Run> {
  return onPhone(at, async (page, cdp) => {
    let bytes = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await open(page, url);
    const load = await page.evaluate(() => (window as unknown as { bench: Run }).bench);
    const menu = page.locator(MENU).first();
    if ((await menu.count()) > 0) await menu.tap();
    await page.waitForTimeout(REPORT_MS);
    const { INP } = await page.evaluate(() => (window as unknown as { bench: Run }).bench);
    return { ...load, "CLS × 1000": load["CLS"]! * 1000, KB: bytes / 1000, "INP of a tap": INP! };
  });
}

/** The time from a click on the page's first link to the paint of the next page. */
function measureClick(at: Browser, url: string): Promise<Run> {
  return onPhone(at, async (page) => {
    await page.addInitScript(observeClick);
    await open(page, url);
    const link = page.locator(LINK).first();
    await link.hover();
    await page.waitForTimeout(REST_MS);
    await link.click({ noWaitAfter: true });
    const elapsed = await page.waitForFunction(() => (window as unknown as { benchClick?: number }).benchClick);
    return { "click to paint": (await elapsed.jsonValue())! };
  });
}

async function onPhone(at: Browser, measure: (page: Page, cdp: CDPSession) => Promise<Run>): Promise<Run> {
  const context = await at.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", NETWORK);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(observeLoad);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
}

/** Runs in the page. Blocking time is what exceeds 50 ms in each task. */
function observeLoad(): void {
  const bench = { FCP: 0, LCP: 0, CLS: 0, TBT: 0, INP: 0 };
  Object.assign(window, { bench });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on("paint", ({ name, startTime }) => name === "first-contentful-paint" && (bench.FCP = startTime));
  on("largest-contentful-paint", ({ startTime }) => (bench.LCP = startTime));
  on("layout-shift", ({ hadRecentInput, value }) => !hadRecentInput && (bench.CLS += value));
  on("longtask", ({ duration }) => (bench.TBT += duration - 50));
  on("event", ({ interactionId, duration }) => interactionId > 0 && (bench.INP = Math.max(bench.INP, duration)));
}

/** Runs in the page: notes the time from the click until the next page, whose title differs, is painted. */
function observeClick(): void {
  const onClick = ({ timeStamp }: Event) => {
    const { title } = document;
    const observer = new MutationObserver(() => {
      if (document.title === title || !document.querySelector("h1")) return;
      observer.disconnect();
      // The task after the next frame runs when that is painted.
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { benchClick: performance.now() - timeStamp })),
      );
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  };
  addEventListener("click", onClick, { capture: true });
}
