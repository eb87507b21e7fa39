import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Slideshow, wrap } from "./slideshow.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(options: Partial<ConstructorParameters<typeof Slideshow>[0]> = {}): Slideshow {
  const show = new Slideshow({ count: 5, intervalMs: 10_000, ...options });
  show.start();
  return show;
}

test("HOME-1 slides rotate after each interval and start again after the last", () => {
  const show = started();
  const seen = Array.from({ length: 6 }, () => {
    vi.advanceTimersByTime(10_000);
    return show.getState().current;
  });
  expect(seen).toEqual([1, 2, 3, 4, 0, 1]);
});

test("HOME-1 nothing moves before the start, after the stop, or with autoplay off", () => {
  const waiting = new Slideshow({ count: 5, intervalMs: 10_000 });
  const stopped = started();
  stopped.stop();
  const still = started({ autoplay: false });
  vi.advanceTimersByTime(60_000);
  expect([waiting, stopped, still].map((show) => show.getState())).toEqual([
    { current: 0, isPlaying: true, isRunning: false },
    { current: 0, isPlaying: true, isRunning: false },
    { current: 0, isPlaying: false, isRunning: false },
  ]);
});

test("HOME-1 a paused slide keeps its remaining time, whatever paused it", () => {
  const show = started();
  vi.advanceTimersByTime(6000);
  show.hold("hover", true);
  show.hold("focus", true);
  vi.advanceTimersByTime(60_000);
  show.hold("hover", false);
  vi.advanceTimersByTime(60_000);
  expect(show.getState()).toEqual({ current: 0, isPlaying: true, isRunning: false });
  show.hold("focus", false);
  vi.advanceTimersByTime(3999);
  expect(show.getState().current).toBe(0);
  vi.advanceTimersByTime(1);
  expect(show.getState().current).toBe(1);
});

test("DT-1 a selected slide has its whole time", () => {
  const show = started({ count: 4, intervalMs: 6000 });
  vi.advanceTimersByTime(5000);
  show.goTo(3);
  vi.advanceTimersByTime(5999);
  expect(show.getState().current).toBe(3);
  vi.advanceTimersByTime(1);
  expect(show.getState().current).toBe(0);
});

test("DT-1 previous and next go around the ends", () => {
  const show = started({ count: 4 });
  show.previous();
  expect(show.getState().current).toBe(3);
  show.next();
  expect(show.getState().current).toBe(0);
  expect([wrap(-1, 4), wrap(4, 4), wrap(9, 4), wrap(-9, 4)]).toEqual([3, 0, 1, 3]);
});

test("HOME-1 the pause button stops it, and play gives the slide its whole time", () => {
  const show = started();
  vi.advanceTimersByTime(8000);
  show.toggle();
  expect(show.getState()).toEqual({ current: 0, isPlaying: false, isRunning: false });
  vi.advanceTimersByTime(60_000);
  show.toggle();
  vi.advanceTimersByTime(9999);
  expect(show.getState()).toEqual({ current: 0, isPlaying: true, isRunning: true });
  vi.advanceTimersByTime(1);
  expect(show.getState().current).toBe(1);
});

test("HOME-1 with reduced motion it plays only on request, and keeps that choice", () => {
  const show = started();
  show.setPrefersStill(true);
  vi.advanceTimersByTime(60_000);
  expect(show.getState()).toEqual({ current: 0, isPlaying: false, isRunning: false });
  show.toggle();
  show.setPrefersStill(true);
  vi.advanceTimersByTime(10_000);
  expect(show.getState()).toEqual({ current: 1, isPlaying: true, isRunning: true });
});

test("HOME-7 DT-1 one that waits for a pointer is not playing yet, and starts by a pointer or by Play", () => {
  const [moved, pressed] = [started({ waitsForPointer: true }), started({ waitsForPointer: true })];
  vi.advanceTimersByTime(60_000);
  expect(moved.getState()).toEqual({ current: 0, isPlaying: false, isRunning: false });
  moved.hold("no pointer yet", false);
  pressed.toggle();
  vi.advanceTimersByTime(10_000);
  for (const show of [moved, pressed])
    expect(show.getState()).toEqual({ current: 1, isPlaying: true, isRunning: true });
});

test("HOME-1 WCAG 2.2.2 Play starts it although the focus on it holds it", () => {
  const show = started();
  show.hold("focus", true);
  show.toggle();
  show.toggle();
  vi.advanceTimersByTime(10_000);
  expect(show.getState()).toEqual({ current: 1, isPlaying: true, isRunning: true });
});
