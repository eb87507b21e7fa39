import { expect, test } from "vitest";
import { FaultCount, FAULTS } from "../../../../scripts/rehearse/faults.ts";
import { failuresOf, type Result, tableOf, wrongVerdicts } from "../../../../scripts/rehearse/table.ts";

const faults = new FaultCount();
for (const fault of FAULTS) faults.add(fault);

const GOOD: Result = {
  seed: 7,
  requests: 300,
  faults: faults.rows,
  account: { accepted: 250, robots: 9, lost: [], doubled: [], unresolved: [], doubted: 0, wrong: [] },
  refused: 40,
  gaveUp: 1,
  dead: 2,
  replayed: 2,
  odd: 6,
  oddSent: 6,
  alerts: 3,
  reading: { pages: 24, files: 300, missing: [], half: [], failed: [] },
  complaints: [],
};
const VERDICTS = {
  good: { name: "the good build", problems: [] },
  bad: [
    { name: "a page throws", problems: ["/about answers 500."] },
    { name: "a chunk is missing", problems: [] },
  ],
};

test("OPS-2 OPS-4 a rehearsal that lost nothing has no failures, and its table says what was injected and found", () => {
  expect(failuresOf(GOOD)).toEqual([]);
  const table = tableOf(GOOD, VERDICTS, 12);
  for (const row of [/^seed +7$/m, /^ {2}gateway: 500 +1$/m, /^lost +0$/m, /^half pages +0$/m])
    expect(table).toMatch(row);
  expect(table).toMatch(/^bad builds stopped +1 of 2$/m);
});

test("OPS-2 OPS-4 a rehearsal names each loss, and each fault that never came", () => {
  const { account, reading } = GOOD;
  const failures = failuresOf({
    ...GOOD,
    faults: GOOD.faults.map(([name, count]) => [name, name === "cache: slow" ? 0 : count]),
    account: {
      ...account,
      lost: ["request-1"],
      doubled: ["request-2"],
      unresolved: ["request-3"],
      wrong: ["request-4"],
    },
    odd: 4,
    reading: { ...reading, missing: ["/assets/a.js"], half: ["/about"], failed: ["/contact"] },
    complaints: ["Uncaught"],
  });
  expect(failures).toEqual([
    "lost: request-1",
    "doubled: request-2",
    "unresolved: request-3",
    "wrong: request-4",
    "missing file: /assets/a.js",
    "half page: /about",
    "failed: /contact",
    "complaint: Uncaught",
    "lost: 2 malformed messages are not among the dead letters",
    "never injected: cache: slow",
  ]);
});

test("OPS-3 a bad build that was let through is named, and so is a good one that was stopped", () => {
  expect(wrongVerdicts(VERDICTS)).toEqual(["not stopped: a chunk is missing"]);
  expect(wrongVerdicts({ good: { name: "", problems: ["/ answers 500."] }, bad: [] })).toEqual([
    "the good build was stopped: / answers 500.",
  ]);
});
