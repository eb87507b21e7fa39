import { expect, test } from "vitest";
import { readRehearsalArguments } from "../../../../scripts/rehearse/arguments.ts";

test("OPS-2 OPS-3 a rehearsal is ten thousand requests and twenty bad builds, under a seed of its own", () => {
  expect(readRehearsalArguments([])).toEqual({
    seed: expect.any(Number),
    requests: 10_000,
    badBuilds: 20,
    sabotage: [],
  });
  const given = ["--seed", "7", "--requests", "300", "--bad-builds", "3", "--sabotage", "lose,double"];
  expect(readRehearsalArguments(given)).toEqual({ seed: 7, requests: 300, badBuilds: 3, sabotage: ["lose", "double"] });
});

test.each([
  [["--requests", "10"], '--requests is "10"; it must be a whole number from 200 to 1000000.'],
  [["--bad-builds", "21"], '--bad-builds is "21"; it must be a whole number from 0 to 20.'],
  [["--seed", "soon"], /^--seed is "soon"; it must be a whole number from 0/],
  [["--sabotage", "toString"], /^--sabotage toString is unknown\. There are, parted by commas:\n {2}lose /],
])("OPS-2 a rehearsal that is asked for wrongly says what it takes: %s", (given, sentence) => {
  expect(() => readRehearsalArguments(given)).toThrow(sentence);
});
