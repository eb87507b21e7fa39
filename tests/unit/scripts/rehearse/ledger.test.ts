import { expect, test } from "vitest";
import { type Books, settleAccounts } from "../../../../scripts/rehearse/ledger.ts";
import type { LogBook } from "../../../../scripts/rehearse/log-book.ts";
import type { Intent, PlannedRequest } from "../../../../scripts/rehearse/plan.ts";
import { sabotageBooks } from "../../../../scripts/rehearse/sabotage.ts";

const planned = (mark: string, intent: Intent = "person"): PlannedRequest => ({
  mark,
  intent,
  path: "/api/contact",
  contentType: "application/json",
  body: "{}",
  address: "10.0.0.1",
  clicksTwice: false,
  losesAnswer: false,
});
const told = (mark: string, reference: string, as: "sent" | "queued" = "sent") => ({ mark, as, reference });

/** Two visitors, one told "sent" and one told "queued"; both requests arrived. */
const GOOD: Books = {
  planned: [planned("request-1"), planned("request-2"), planned("request-3", "robot")],
  told: [told("request-1", "AAA"), told("request-2", "BBB", "queued"), told("request-3", "RRR")],
  gateway: [
    { mark: "request-1", reference: "AAA" },
    { mark: "request-2", reference: "BBB" },
  ],
  logged: { contact: new Set(["AAA", "BBB", "RRR"]) },
  waiting: new Set(),
  doubtful: new Set(),
  cutShort: new Set(),
};
const settle = (change: Partial<Books>) => settleAccounts({ ...GOOD, ...change });
const NOTHING = { lost: [], doubled: [], unresolved: [], doubted: 0, wrong: [] };

test("OPS-1 OPS-2 where everything arrived once, the account finds nothing", () => {
  expect(settle({})).toEqual({ accepted: 2, robots: 1, ...NOTHING });
});

test("OPS-2 an accepted request that is nowhere is named as lost", () => {
  expect(settle({ gateway: [GOOD.gateway[0]!] })).toMatchObject({
    lost: ['request-2 was told "queued", BBB, and is nowhere'],
    unresolved: [],
  });
});

test("OPS-2 what waits in the outbox or among the dead letters is not lost", () => {
  expect(settle({ gateway: [GOOD.gateway[0]!], waiting: new Set(["BBB"]) })).toMatchObject(NOTHING);
});

test("OPS-2 a request that the gateway has twice is named, however the two differ", () => {
  const twice = [...GOOD.gateway, { mark: "request-1", reference: "CCC" }];
  expect(settle({ gateway: twice }).doubled).toEqual(["request-1 came 2 times: AAA, CCC"]);
});

test("OPS-1 a reference that neither log nor gateway nor outbox knows is named", () => {
  expect(settle({ logged: { contact: new Set(["AAA", "BBB"]) } }).unresolved).toEqual([
    "request-3 holds RRR, which nothing resolves",
  ]);
  expect(settle({ logged: {}, waiting: new Set(["RRR"]) }).unresolved).toEqual([]);
});

test("OPS-1 one request under two references is named, and so is one that differs from the gateway's", () => {
  expect(settle({ told: [...GOOD.told, told("request-1", "CCC")] }).wrong).toEqual([
    "request-1 was told CCC, and it is AAA elsewhere",
  ]);
  const other = [{ mark: "request-1", reference: "XXX" }, GOOD.gateway[1]!];
  expect(settle({ gateway: other }).wrong).toEqual(["request-1 was told AAA, and it is XXX elsewhere"]);
});

test("OPS-2 what a gateway answered with a page and did not take is lost, unless the log doubts it by its reference", () => {
  const untaken = { gateway: [GOOD.gateway[0]!], doubtful: new Set(["request-2"]) };
  expect(settle(untaken).lost).toHaveLength(1);
  const named = { ...untaken, logged: { ...GOOD.logged, "gateway-doubt": new Set(["BBB"]) } };
  expect(settle(named)).toMatchObject({ lost: [], doubted: 1 });
  expect(settle({ ...untaken, cutShort: new Set(["BBB"]) })).toMatchObject({ lost: [], doubted: 1 });
  // A doubtful log entry does not excuse a request that the gateway accepted.
  expect(settle({ ...named, doubtful: new Set() }).lost).toHaveLength(1);
});

test("OPS-2 what a robot sent, and what nobody sent, must not come to the gateway", () => {
  const more = [...GOOD.gateway, { mark: "request-3", reference: "RRR" }, { mark: undefined, reference: null }];
  expect(settle({ gateway: more }).wrong).toEqual([
    "request-3 came to the gateway uninvited",
    "without a mark came to the gateway uninvited",
  ]);
  const malformed = [...GOOD.planned.slice(0, 2), planned("request-3", "malformed")];
  expect(settle({ planned: malformed }).wrong).toEqual(["request-3 was told that it was sent, and it is malformed"]);
});

test("OPS-1 the proof that a forgotten reference is named makes no second fault, whoever was told first", () => {
  const logged = { contact: new Set(["AAA", "BBB"]), "gateway-doubt": new Set(["DDD"]) };
  const log = { forget: (one: string) => Object.values(logged).forEach((references) => references.delete(one)) };
  const books: Books = {
    ...GOOD,
    planned: ["request-1", "request-4", "request-5"].map((mark) => planned(mark)),
    // One page with 200, one still queued: ignoring either would count as a loss.
    told: [told("request-4", "DDD"), told("request-5", "WWW", "queued"), told("request-1", "AAA")],
    gateway: [{ mark: "request-1", reference: "AAA" }],
    logged,
    waiting: new Set(["WWW"]),
    doubtful: new Set(["request-4"]),
  };
  const { lost, unresolved } = settleAccounts(sabotageBooks(["forget"], books, log as LogBook));
  expect([lost, unresolved]).toEqual([[], ["request-1 holds AAA, which nothing resolves"]]);
});
