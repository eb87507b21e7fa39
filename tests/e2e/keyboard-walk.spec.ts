import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { type Stop, stopOf } from "./keyboard-walk/focus-stop.ts";
import { pagesUnderTest } from "../support/pages-under-test.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

test.use({ reducedMotion: "reduce" });

const MOST_PRESSES = 1200;

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;
/** Walked in both windows, and back, by `npm test`. */
const WHOLE = "/contact";

/** Presses a key until focus leaves the page, and returns every stop. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (!stop || (stops.length > 1 && stop.index === stops[0]!.index)) return stops;
    // Month, day, year and calendar of a date field take one press each. In a trap the presses run out.
    if (stop.index !== stops.at(-1)?.index) stops.push(stop);
  }
  throw new Error(`The walk did not end: ${stops.slice(-6).map(({ name }) => name)}`);
}

/** Whether a stop is visually before the previous one: above it, and not at the top of a column to its right. */
const jumpsBack = (stop: Stop, before: Stop) =>
  stop.bottom <= before.y &&
  stop.x < before.right &&
  // The questions beside a practice's form come after it, as on phones: the page's first button leads to the form.
  !(stop.right < before.x && before.name === "a “Privacy notice”") &&
  // A carousel's controls come before the slides in tab order, as the ARIA Authoring Practices require, but are placed
  // below them.
  !/“(Play|Pause) slides|Next slide”/.test(before.name);

async function open(page: Page, path: string, complaints: string[]) {
  // A second visit would start at the stored scroll position of the first.
  await page.addInitScript(() => origin !== "null" && sessionStorage.clear());
  await page.goto("about:blank");
  await page.goto(path);
  await hydrated(page);
  // Positions are compared; a section that is laid out late would move what is below it.
  await layOutWholePage(page);
  // Starts at the top, even on a page whose search field has focus.
  await page.evaluate(() => {
    const start = document.createElement("button");
    document.body.insertAdjacentElement("afterbegin", start);
    start.focus();
    start.remove();
  });
  // The not-found page logs its path.
  if (path === "/nowhere") complaints.length = 0;
}

/** Every page in both layouts in `TEST_ALL=1 npm test`. `npm test` walks the pages whose controls differ most. */
const isComplete = !!process.env["TEST_ALL"];
const walked = isComplete ? pagesUnderTest : ["/", "/contact"];

for (const path of walked) {
  test(`${path} Tab goes down and Shift+Tab back, each stop in view with a ring`, async ({ page, complaints }) => {
    test.slow(path === "/rules");
    const faults: string[] = [];
    for (const [width, height] of isComplete || path === WHOLE ? [DESKTOP, PHONE] : [DESKTOP]) {
      await page.setViewportSize({ width, height });
      await open(page, path, complaints);
      const stops = await walk(page, "Tab");
      for (const [index, stop] of stops.entries()) {
        const where = `${width} px, ${stop.name}`;
        faults.push(...stop.faults.map((fault) => `${where}: ${fault}`));
        if (stop.index !== index) faults.push(`${where}: stop ${index} is element ${stop.index} of the page`);
        if (index > 0 && jumpsBack(stop, stops[index - 1]!)) faults.push(`${where}: jumps back`);
      }
      expect(stops, `stops at ${width} px`).toHaveLength(stops.at(-1)!.count);
      if (path !== WHOLE || width !== DESKTOP[0]) continue;
      const back = await walk(page, "Shift+Tab");
      expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).toReversed());
      faults.push(...back.flatMap((stop) => stop.faults.map((fault) => `back, ${stop.name}: ${fault}`)));
    }
    expect(faults).toEqual([]);
  });
}
