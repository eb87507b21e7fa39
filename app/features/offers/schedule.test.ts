import { expect, test } from "vitest";
import { categories } from "../../content/services/index.ts";
import { solutions } from "../../content/solutions/index.ts";
import { scheduleOf } from "./schedule.server.ts";

test("READ-4 steps are on one scale, and what comes after the last week stands at its end", () => {
  const { bars, scale } = scheduleOf(
    ["Weeks 1 to 4", "Weeks 3 and 4", "Week 8", "From week 5", "At year-end"],
    "Later",
  );
  expect(bars).toEqual([
    { from: 0, to: 0.42 },
    { from: 0.21, to: 0.42 },
    { from: 0.735, to: 0.84 },
    { from: 0.42, to: 1, isOpen: true },
    { from: 0.84, to: 1, isOpen: true },
  ]);
  expect(scale[0]).toEqual({ label: "Week 1", at: 0 });
  expect(scale.at(-1)).toEqual({ label: "Later", at: 0.84 });
});

test("READ-4 a plan without a common scale is in order, without marks", () => {
  for (const times of [
    ["Before the first day", "On the effective date"],
    ["Weeks 1 to 6, in advance", "Hours 0 to 24", "Weeks 2 to 6"],
    ["Weeks 1 to 6", "Months 2 to 4"],
  ]) {
    const { bars, scale } = scheduleOf(times, "Later");
    expect(scale).toEqual([]);
    expect(bars.map(({ from }) => from)).toEqual(times.map((_, at) => Math.round((at / times.length) * 1000) / 1000));
  }
});

test("READ-4 every step of the fifty plans has a place on its scale, and begins before it ends", () => {
  const plans = [
    ...categories.flatMap(({ items }) => items.map(({ process }) => process.steps)),
    ...solutions.map(({ howItWorks }) => howItWorks.steps),
  ];
  expect(plans.length).toBe(50);
  const onScale = plans.map((steps) => {
    const { bars, scale } = scheduleOf(
      steps.map(({ time }) => time),
      "Later",
    );
    expect(bars.length).toBe(steps.length);
    for (const { from, to } of bars) expect(from >= 0 && from < to && to <= 1).toBe(true);
    return scale.length > 1;
  });
  expect(onScale.filter(Boolean).length).toBe(46);
});
