import type { Browser, CDPSession } from "playwright";
import { PHONE } from "./browser.ts";

/** A page is done when its main thread has worked less than this in so many milliseconds. */
const QUIET_WORK_MS = 4;
const QUIET_MS = 4000;
const STEP_MS = 500;
/** Pages that never rest (a picture that turns) are watched so long at most. */
const LONGEST_MS = 15_000;

/** What the main thread does for one cold load, in milliseconds of thread time: other processes hardly move it. */
export interface WorkRun {
  all: number;
  script: number;
  layout: number;
  style: number;
  nodes: number;
}

/** Loads a page once, cold, on a fast line and an unthrottled CPU, until it rests. */
export async function measureWork(browser: Browser, url: string): Promise<WorkRun> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  const before: number[] = [];
  let work = await readWork(cdp);
  for (let waited = 0; waited < LONGEST_MS; waited += STEP_MS) {
    before.push(work.all);
    await page.waitForTimeout(STEP_MS);
    work = await readWork(cdp);
    const then = before.at(-QUIET_MS / STEP_MS);
    if (then !== undefined && work.all - then < QUIET_WORK_MS) break;
  }
  await context.close();
  return work;
}

async function readWork(cdp: CDPSession): Promise<WorkRun> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    all: of("TaskDuration") * 1000,
    script: of("ScriptDuration") * 1000,
    layout: of("LayoutDuration") * 1000,
    style: of("RecalcStyleDuration") * 1000,
    nodes: of("Nodes"),
  };
}
