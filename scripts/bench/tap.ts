import type { Browser, Page } from "playwright";
import { openPhone, SETTLE_MS } from "./browser.ts";
import { median } from "./report.ts";

/** How long a finger stays on what it taps. */
const HOLD_MS = 60;
/** A tap that has shown nothing after so long never will. */
const PATIENCE_MS = 5000;

/** Something a visitor taps first on a page, and what they then see. Both are selectors; a field is typed into as well. */
interface Journey {
  name: string;
  path: string;
  tap: string;
  types?: string;
  shows: string;
}

const JOURNEYS: readonly Journey[] = [
  { name: "menu", path: "/", tap: ".menu-button", shows: "#mobile-menu:popover-open" },
  { name: "menu", path: "/services/a123-support", tap: ".menu-button", shows: "#mobile-menu:popover-open" },
  {
    name: "accordion",
    path: "/cybersecurity",
    tap: "main details:not([open]) > summary",
    shows: "main details[open]:not(:first-of-type)",
  },
  { name: "filter", path: "/services", tap: "#service-filter", types: "p", shows: ".filter-clear" },
  { name: "search", path: "/search", tap: "main input[type=search]", types: "p", shows: "main input:focus" },
  { name: "form field", path: "/contact", tap: "#write [name=name]", types: "p", shows: "#write [name=name]:focus" },
  {
    name: "carousel",
    path: "/services/digital-transformation",
    tap: ".carousel [aria-label='Next picture']",
    shows: ".carousel-slide:nth-child(2)[data-state=current]",
  },
  { name: "flip card", path: "/flip-cards", tap: ".flip button", shows: ".flip[data-turned=true]" },
  {
    name: "slideshow pause",
    path: "/",
    tap: ".hero-carousel .needs-script",
    shows: ".hero-carousel:not([data-playing])",
  },
];

/** Times of a first tap in milliseconds, from the finger's touch on. */
interface TapRun {
  /** To the frame that shows what was tapped for. */
  shown: number;
  /** The longest that an input waited for the next frame, as INP counts it. */
  inp: number;
}

export interface TapReport extends TapRun, Pick<Journey, "name" | "path"> {}

/** The medians of several first taps of each journey, one journey after the other and so again. */
export async function measureTaps(browser: Browser, origin: string, runs: number): Promise<TapReport[]> {
  console.log(`tap: ${runs} interleaved runs of ${JOURNEYS.length} journeys…`);
  const measured = JOURNEYS.map((journey) => ({ journey, runs: [] as TapRun[] }));
  for (let run = 0; run < runs; run += 1)
    for (const { journey, runs: done } of measured) done.push(await measureTap(browser, origin, journey));
  return measured.map(({ journey: { name, path }, runs: done }) => ({
    name,
    path,
    shown: Math.round(median(done.map(({ shown }) => shown))),
    inp: median(done.map(({ inp }) => inp)),
  }));
}

/** Taps once on a page that has come to rest and that nobody has touched, on the slow phone. */
async function measureTap(browser: Browser, origin: string, journey: Journey): Promise<TapRun> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(observeTap, journey.shows);
  await page.goto(origin + journey.path, { waitUntil: "load" });
  await page.waitForTimeout(SETTLE_MS);
  await tap(page, journey.tap);
  if (journey.types) {
    await page.waitForTimeout(HOLD_MS);
    await page.keyboard.type(journey.types);
  }
  // A form that its own code has not reached in time is sent by the browser, which leads away.
  const isShown = await page
    .waitForFunction(() => (window as unknown as { benchTap: TapRun }).benchTap.shown > 0, undefined, {
      timeout: PATIENCE_MS,
    })
    .then(() => true)
    .catch(() => false);
  // The browser tells of an input's frame a while later.
  await page.waitForTimeout(HOLD_MS * 10);
  const run = await page.evaluate(() => (window as unknown as { benchTap: TapRun }).benchTap);
  await close();
  return isShown ? run : { shown: Infinity, inp: Infinity };
}

/** As a finger does: it rests for a moment. Does not scroll the page if it need not, which is input too. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(HOLD_MS);
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Runs in the page: notes when what the tap is for has been painted, and how long inputs waited for a frame. */
function observeTap(shows: string): void {
  const run = { shown: 0, inp: 0 };
  Object.assign(window, { benchTap: run });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) run.inp = Math.max(run.inp, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  let touchedAt = 0;
  const look = () => {
    if (run.shown > 0 || touchedAt === 0 || !document.querySelector(shows)) return;
    // Painted when the task after the frame's runs.
    requestAnimationFrame(() => setTimeout(() => (run.shown ||= performance.now() - touchedAt)));
  };
  const note = ({ timeStamp }: Event) => {
    touchedAt = timeStamp;
  };
  addEventListener("pointerdown", note, { capture: true });
  addEventListener("keydown", note, { capture: true });
  for (const type of ["toggle", "focusin", "invalid"]) addEventListener(type, look, { capture: true });
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}
