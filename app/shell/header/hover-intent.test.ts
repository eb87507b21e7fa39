import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hoverIntent } from "./hover-intent.ts";

const OUTSIDE = { x: 700, y: 780 };
const ON_A = { x: 780, y: 40 };
const ON_B = { x: 900, y: 40 };

let openId: string | undefined;
let hover: ReturnType<typeof hoverIntent<string>>;

beforeEach(() => {
  vi.useFakeTimers();
  openId = undefined;
  hover = hoverIntent<string>({
    show: (id) => (openId = id),
    isHeadedForPanel: (dx, dy) => dy > Math.abs(dx) / 16,
    restMs: 100,
  });
});

afterEach(() => vi.useRealTimers());

test("HDR-4 a menu opens 100 ms after the pointer came and closes 200 ms after it left", () => {
  hover.pointerAt("a", openId, ON_A);
  vi.advanceTimersByTime(99);
  expect(openId).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(openId).toBe("a");
  hover.pointerAt(undefined, openId, OUTSIDE);
  vi.advanceTimersByTime(199);
  expect(openId).toBe("a");
  vi.advanceTimersByTime(1);
  expect(openId).toBeUndefined();
});

test("HDR-4 moving within the item does not restart the 100 ms", () => {
  hover.pointerAt("a", openId, ON_A);
  vi.advanceTimersByTime(60);
  hover.pointerAt("a", openId, { x: 782, y: 40 });
  vi.advanceTimersByTime(40);
  expect(openId).toBe("a");
});

test("HDR-4 returning within 200 ms keeps the menu open", () => {
  openId = "a";
  hover.pointerAt("a", openId, ON_A);
  hover.pointerAt(undefined, openId, OUTSIDE);
  vi.advanceTimersByTime(150);
  hover.pointerAt("a", openId, ON_A);
  vi.advanceTimersByTime(1000);
  expect(openId).toBe("a");
});

test("HDR-5 another item takes over after 100 ms", () => {
  openId = "a";
  hover.pointerAt("a", openId, ON_A);
  hover.pointerAt("b", openId, ON_B);
  vi.advanceTimersByTime(99);
  expect(openId).toBe("a");
  vi.advanceTimersByTime(1);
  expect(openId).toBe("b");
});

test("HDR-4 on the way to the panel every move restarts the timer, over other items as well", () => {
  openId = "a";
  hover.pointerAt("a", openId, ON_A);
  for (let step = 1; step <= 6; step++) {
    hover.pointerAt("b", openId, { x: 780 + step * 20, y: 40 + step * 5 });
    vi.advanceTimersByTime(90);
  }
  expect(openId).toBe("a");
  vi.advanceTimersByTime(10);
  expect(openId).toBe("b");
});

test("HDR-6 a cancelled timer has no effect, and a move does not reopen a menu closed by hand", () => {
  hover.pointerAt("a", openId, ON_A);
  hover.cancel();
  hover.pointerAt("a", openId, { x: 782, y: 40 });
  vi.advanceTimersByTime(1000);
  expect(openId).toBeUndefined();
});

test("HDR-4 a pointer that leaves sideways or upward is not on its way to the panel, and its rest is not extended", () => {
  for (const [x, y] of [
    [20, 0],
    [20, -5],
    [0, 0],
  ] as const) {
    openId = "a";
    hover.pointerAt("a", openId, ON_A);
    hover.pointerAt("b", openId, { x: ON_A.x + x, y: ON_A.y + y });
    vi.advanceTimersByTime(60);
    hover.pointerAt("b", openId, { x: ON_A.x + 2 * x, y: ON_A.y + 2 * y });
    vi.advanceTimersByTime(40);
    expect(openId, `${x}, ${y}`).toBe("b");
  }
});
