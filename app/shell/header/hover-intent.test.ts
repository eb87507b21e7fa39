import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hoverIntent } from "./hover-intent.ts";

const move = (movementX: number, movementY: number) => ({
  type: "pointermove",
  pointerType: "mouse",
  movementX,
  movementY,
});
const ASIDE = move(12, 0);

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
  hover.pointerAt("a", openId, ASIDE);
  vi.advanceTimersByTime(99);
  expect(openId).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(openId).toBe("a");
  hover.pointerAt(undefined, openId, ASIDE);
  vi.advanceTimersByTime(199);
  expect(openId).toBe("a");
  vi.advanceTimersByTime(1);
  expect(openId).toBeUndefined();
});

test("HDR-4 returning within 200 ms keeps the menu open", () => {
  openId = "a";
  hover.pointerAt("a", openId, ASIDE);
  hover.pointerAt(undefined, openId, ASIDE);
  vi.advanceTimersByTime(150);
  hover.pointerAt("a", openId, ASIDE);
  vi.advanceTimersByTime(1000);
  expect(openId).toBe("a");
});

test("HDR-5 another item takes over after 100 ms", () => {
  openId = "a";
  hover.pointerAt("a", openId, ASIDE);
  hover.pointerAt("b", openId, ASIDE);
  vi.advanceTimersByTime(99);
  expect(openId).toBe("a");
  vi.advanceTimersByTime(1);
  expect(openId).toBe("b");
});

test("HDR-4 on the way to the panel every move restarts the timer, over other items as well", () => {
  openId = "a";
  hover.pointerAt("a", openId, ASIDE);
  for (let step = 1; step <= 6; step++) {
    hover.pointerAt("b", openId, move(20, 5));
    vi.advanceTimersByTime(90);
  }
  expect(openId).toBe("a");
  vi.advanceTimersByTime(10);
  expect(openId).toBe("b");
});

test("HDR-4 touch neither opens nor closes a menu", () => {
  hover.pointerAt("a", openId, { ...ASIDE, pointerType: "touch" });
  vi.advanceTimersByTime(1000);
  expect(openId).toBeUndefined();
});

test("HDR-6 a cancelled timer has no effect, and a move does not reopen a menu closed by hand", () => {
  hover.pointerAt("a", openId, ASIDE);
  hover.cancel();
  hover.pointerAt("a", openId, move(2, 0));
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
    hover.pointerAt("a", openId, ASIDE);
    hover.pointerAt("b", openId, move(x, y));
    vi.advanceTimersByTime(60);
    hover.pointerAt("b", openId, move(x, y));
    vi.advanceTimersByTime(40);
    expect(openId, `${x}, ${y}`).toBe("b");
  }
});
