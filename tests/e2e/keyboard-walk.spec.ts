import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { type Stop, stopOf } from "../support/focus.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/reading-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const MOST_STOPS = 1200;

/** Presses a key until it leads out of the page, and tells every stop. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await stopOf(page);
    if (!stop || (stops.length > 0 && stop.index === stops[0]!.index)) return stops;
    stops.push(stop);
  }
  throw new Error(`The walk did not end: ${stops.slice(-6).map(({ name }) => name)}`);
}

/** Whether a stop lies before the one before it for the eye: above it, and not at the head of a column to its right. */
const jumpsBack = (stop: Stop, before: Stop) =>
  stop.bottom <= before.y &&
  stop.x < before.right &&
  // A carousel's pause button comes before what it pauses, as the ARIA Authoring Practices ask, and stands below it.
  !/“(Play|Pause) slides”/.test(before.name);

async function open(page: Page, path: string, complaints: string[]) {
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // Places are compared from stop to stop; a section that is laid out meanwhile would move what is below it.
  await layOutWholePage(page);
  // The not-found page logs its path.
  if (path === "/nowhere") complaints.length = 0;
}

for (const path of PAGE_OF_EACH_KIND) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`${path} from top to end by Tab at ${width} px: each stop is ringed, in view and in order`, async ({
      page,
      complaints,
    }) => {
      // The register has a stop for every source.
      test.slow(path === "/rules");
      await page.setViewportSize({ width, height });
      await open(page, path, complaints);
      const stops = await walk(page, "Tab");
      expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: stops.at(-1)!.count }, (_, index) => index));
      expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
      const jumps = stops.filter((stop, index) => index > 0 && jumpsBack(stop, stops[index - 1]!));
      expect(jumps.map(({ name }) => name)).toEqual([]);
    });
  }
}

test("Shift+Tab leads back over the same stops", async ({ page, complaints }) => {
  await open(page, "/contact", complaints);
  const there = await walk(page, "Tab");
  const back = await walk(page, "Shift+Tab");
  expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name).toReversed());
  expect(back.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
});
