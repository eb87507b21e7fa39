import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForFormAge } from "./form-age.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a form filled in at once waits until a person could have done it, and then sends its age", async () => {
  const shownAt = performance.now();
  vi.advanceTimersByTime(600);
  let age: number | undefined;
  const paced = waitForFormAge(shownAt).then((ms) => (age = ms));
  await vi.advanceTimersByTimeAsync(1499);
  expect(age).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await paced;
  expect(age).toBe(2100);
});

test("a form filled in by a person does not wait", async () => {
  const shownAt = performance.now();
  vi.advanceTimersByTime(2100.4);
  await expect(waitForFormAge(shownAt)).resolves.toBe(2100);
  expect(vi.getTimerCount()).toBe(0);
});
