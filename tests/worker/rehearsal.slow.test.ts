import { beforeAll, expect, test } from "vitest";
import { rehearse, type Result } from "../../tools/rehearse/rehearsal.ts";
import { failuresOf } from "../../tools/rehearse/rehearsal-report.ts";

let result: Result;
beforeAll(async () => {
  result = await rehearse(20, 1000);
});

test("OPS-1 OPS-2 no contact request is lost or duplicated while every dependency fails and workers are killed", () => {
  expect(failuresOf(result)).toEqual([]);
  expect(new Set(result.evidence.receipts.map(({ id }) => id)).size).toBeGreaterThan(800);
  expect(result.dead).toBeGreaterThan(0);
});

test("OPS-1 OPS-2 a request that is lost, duplicated or has an unknown reference fails a rehearsal", () => {
  const { receipts, arrivals, logged } = result.evidence;
  const [lost, duplicated] = arrivals as [(typeof arrivals)[0], (typeof arrivals)[0]];
  const forgotten = receipts.find(({ id }) => id === lost.id)!.reference;
  const evidence = {
    ...result.evidence,
    arrivals: [...arrivals.filter((one) => one !== lost), duplicated],
    logged: new Set([...logged].filter((reference) => reference !== forgotten)),
  };
  expect(failuresOf({ ...result, evidence })).toEqual([
    expect.stringMatching(new RegExp(`^lost: ${lost.id} was told "(?:sent|queued)", ${forgotten}, and is nowhere$`)),
    expect.stringMatching(new RegExp(`^duplicated: ${duplicated.id} arrived 2 times: `)),
    `unresolved: ${lost.id} was told ${forgotten}, which nothing resolves`,
  ]);
});
