import type { Browser, CDPSession } from "playwright";
import { onPhone, type Run } from "./phone.ts";

/** A page is at rest if its main thread works less than this in QUIET_MS. */
const QUIET_WORK_MS = 4;
const QUIET_MS = 4000;
const STEP_MS = 500;
/** Limit for pages that never rest, such as one with an animation. */
const LONGEST_MS = 15_000;

/**
 * Loads a page once, without a cache or throttling, until it rests: what its main thread does, in milliseconds of thread
 * time, which other processes hardly affect.
 */
export const measureWork = (browser: Browser, url: string): Promise<Run> =>
  onPhone(browser, false, async (page, cdp) => {
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url, { waitUntil: "load" });
    const totals: number[] = [];
    let work = await readWork(cdp);
    for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
      totals.push(work["main thread"]);
      await page.waitForTimeout(STEP_MS);
      work = await readWork(cdp);
      const earlier = totals.at(-QUIET_MS / STEP_MS);
      if (earlier !== undefined && work["main thread"] - earlier < QUIET_WORK_MS) break;
    }
    return work;
  });

async function readWork(cdp: CDPSession) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    "main thread": valueOf("TaskDuration") * 1000,
    scripts: valueOf("ScriptDuration") * 1000,
    layout: valueOf("LayoutDuration") * 1000,
    styles: valueOf("RecalcStyleDuration") * 1000,
    "DOM nodes": valueOf("Nodes"),
  };
}
