import { expect, test } from "vitest";
import { planRequests } from "../../../../scripts/rehearse/plan.ts";
import { Random } from "../../../../scripts/rehearse/random.ts";

const plan = (seed: number) => planRequests(300, new Random(seed), 6);

test("OPS-2 the same seed plans the same rehearsal, and another seed another one", () => {
  expect(plan(7)).toEqual(plan(7));
  expect(plan(8)).not.toEqual(plan(7));
});

test("OPS-2 a decision that is drawn by name is the same whatever was drawn before it", () => {
  const one = new Random(1);
  const other = new Random(1);
  for (let drawn = 0; drawn < 10; drawn += 1) other.next();
  expect(one.for("gateway", "request-5", 2).next()).toBe(other.for("gateway", "request-5", 2).next());
  expect(one.for("gateway", "request-5", 3).next()).not.toBe(one.for("gateway", "request-5", 2).next());
});

test("OPS-2 what is drawn is spread evenly, and shares are kept", () => {
  const drawn = Array.from({ length: 20_000 }, (_, index) =>
    new Random(3).for("share", index).oneOf({ a: 0.1, b: 0.3 }),
  );
  const part = (name: string | undefined) => drawn.filter((one) => one === name).length / drawn.length;
  expect(part("a")).toBeCloseTo(0.1, 1.5);
  expect(part("b")).toBeCloseTo(0.3, 1.5);
  const whole = Array.from({ length: 1000 }, (_, index) => new Random(index).whole(1, 3));
  expect(new Set(whole)).toEqual(new Set([1, 2, 3]));
  expect(new Random(1).uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
