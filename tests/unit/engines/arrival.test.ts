import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrive } from "../../engines/drivers/arrival.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that receives this many presses at each attempt. */
function pageThatHears(...times: (number | undefined)[]) {
  let tries = 0;
  return {
    tries: () => tries,
    arrived: arrive({
      event: "mousedown",
      times: 1,
      evaluate: async (expression) => (expression === "globalThis.heardOf" ? times[tries - 1] : undefined),
      act: async () => void (tries += 1),
    }),
  };
}

test("a press that the page receives is sent once", async () => {
  const page = pageThatHears(1);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(1);
});

test("a press that was lost is sent again", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const page = pageThatHears(0, 1);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(2);
});

test("a press that navigated is not repeated on the next page", async () => {
  const page = pageThatHears(undefined);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(1);
});

test("a press that never arrives fails the test with a message", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const page = pageThatHears(0, 0, 0);
  await Promise.all([
    expect(page.arrived).rejects.toThrow("The page heard of no mousedown in 3 tries"),
    vi.runAllTimersAsync(),
  ]);
});
