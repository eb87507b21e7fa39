import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrive } from "../../engines/drivers/arrival.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that hears of as many presses as each try says, one try after another. */
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

test("a press that the page hears of is done once", async () => {
  const page = pageThatHears(1);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(1);
});

test("a press that was lost on its way to the page is done again", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const page = pageThatHears(0, 1);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(2);
});

test("a press that led to another page is not done there, too", async () => {
  const page = pageThatHears(undefined);
  await vi.runAllTimersAsync();
  await page.arrived;
  expect(page.tries()).toBe(1);
});

test("a press that no try brings to the page fails the journey, and says so", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const page = pageThatHears(0, 0, 0);
  await Promise.all([
    expect(page.arrived).rejects.toThrow("The page heard of no mousedown in 3 tries"),
    vi.runAllTimersAsync(),
  ]);
});
