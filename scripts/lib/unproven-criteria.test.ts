import { expect, test } from "vitest";
import { unprovenCriteria } from "./unproven-criteria.ts";

const walk = ["tests/e2e/walk.spec.ts", "${path} from top to end at ${width} px"] as const;
const titles = ["tests/worker/pages.test.ts", "RT-1 each with its own title"] as const;

const outcomes = [
  { file: titles[0], title: titles[1], hasPassed: true },
  { file: walk[0], title: "/ from top to end at 390 px", hasPassed: true },
  { file: walk[0], title: "/about from top to end at 390 px", hasPassed: true },
];

test("TRUST-2 a row of the report is proven if all its tests ran and passed, including every test generated from a title", () => {
  expect(unprovenCriteria({ "2.1.1": [walk, titles] }, outcomes, false)).toEqual([]);
});

test("TRUST-2 a run in which a named test did not pass, or did not run, reports the row and the test", () => {
  const failed = outcomes.map((outcome) => ({ ...outcome, hasPassed: !outcome.title.startsWith("/about") }));
  expect(unprovenCriteria({ "2.1.1": [walk, titles] }, failed, false)).toEqual([
    "2.1.1 names tests/e2e/walk.spec.ts › ${path} from top to end at ${width} px, which did not pass",
  ]);
  expect(unprovenCriteria({ "2.4.2": [titles], "2.1.1": [walk] }, outcomes.slice(1), false)).toEqual([
    "2.4.2 names tests/worker/pages.test.ts › RT-1 each with its own title, which did not run",
  ]);
});

test("TRUST-2 a title proves nothing in another file, and a longer title does not prove a shorter one", () => {
  expect(unprovenCriteria({ "2.4.2": [["tests/worker/seo.test.ts", titles[1]]] }, outcomes, false)).toHaveLength(1);
  expect(unprovenCriteria({ "2.1.1": [[walk[0], "${path} from top to end"]] }, outcomes, false)).toHaveLength(1);
});

test("TRUST-2 a test in a slow file is only expected in runs with slow files", () => {
  const slow = { "2.1.1": [["tests/e2e/walk.slow.spec.ts", "walks"] as const] };
  expect(unprovenCriteria(slow, outcomes, false)).toEqual([]);
  expect(unprovenCriteria(slow, outcomes, true)).toHaveLength(1);
});
