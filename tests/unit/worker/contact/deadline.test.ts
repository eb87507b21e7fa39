import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putInOutbox } from "../../../../worker/contact/outbox.ts";
import { isWithinRate } from "../../../../worker/contact/rate-limit.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => {});
const send = () => Promise.resolve();
const late = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error("down")), 5000));
const DELIVERY = { body: "{}", idempotencyKey: "key", requestId: "id", reference: "K7M-2QP-9XM" };

test("CALL-1 a rate limiter that does not answer within a second lets the visitor through, and is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const deciding = isWithinRate({ limit: never } as unknown as RateLimit, "203.0.113.7");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await deciding).toBe(true);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("rate-limit-unavailable")]]);
});

test("CALL-3 an outbox that does not answer within three seconds counts as failed, and is logged", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const putting = putInOutbox({ send: never } as unknown as Queue<typeof DELIVERY>, DELIVERY);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await putting).toBe(false);
  expect(error.mock.calls).toEqual([[expect.stringContaining("outbox-unavailable")]]);
});

test("CALL-3 an answer in time leaves no timer behind, and a late failure has no effect", async () => {
  expect(await putInOutbox({ send } as unknown as Queue<typeof DELIVERY>, DELIVERY)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);

  vi.spyOn(console, "warn").mockImplementation(() => {});
  const deciding = isWithinRate({ limit: late } as unknown as RateLimit, "203.0.113.7");
  await vi.advanceTimersByTimeAsync(6000);
  expect(await deciding).toBe(true);
});
