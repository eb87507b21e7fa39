import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ContactSite, newClient } from "../support/contact-site.ts";
import { type Case, anyCase } from "./contact-bodies.ts";

const isAll = Boolean(process.env["TEST_ALL"]);

/** Parallel requests, and the number of rounds: 504 bodies in all, and in `TEST_ALL=1 npm test` 10,080. */
const AT_ONCE = 24;
const ROUNDS = isAll ? 420 : 21;

/** The same bodies on every push, other ones each night. `SEED=123 TEST_ALL=1 npx vitest --project worker` repeats a run. */
const seed = Number(process.env["SEED"]) || (isAll ? Math.floor(Math.random() * 2 ** 31) : 1);

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start({ worker: { ratelimits: {} } });
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

test(
  "CALL-1 ENT-9 of generated bodies the valid ones arrive as sent, and the others not at all",
  { timeout: 600_000 },
  async () => {
    console.log(`contact bodies: seed ${seed}`);
    const tally: Record<number, number> = {};

    await fc.assert(
      fc.asyncProperty(fc.array(anyCase, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (cases) => {
        contact.gateway.seen.length = 0;
        contact.gateway.received.length = 0;
        // All of them end before the next round begins, even if one has failed.
        const checks = cases.map((given) => sendAndCheck(given));
        await Promise.allSettled(checks);
        const statuses = await Promise.all(checks);
        for (const status of statuses) tally[status] = (tally[status] ?? 0) + 1;
        const expected = cases.filter(({ arrives }) => arrives !== undefined).length;
        expect(contact.gateway.seen).toHaveLength(expected);
      }),
      // A round has too many bodies to shrink within a test's time; the message names the failed one.
      { seed, numRuns: ROUNDS, endOnFailure: true },
    );

    console.log(`contact bodies: ${JSON.stringify(tally)}`);
    expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(AT_ONCE * ROUNDS);
    // Every kind of response occurred.
    expect(Object.keys(tally).map(Number)).toEqual([200, 400, 413, 422]);
    expect(contact.lines.filter((line) => /exception|"level":"error"|uncaught/i.test(line))).toEqual([]);
  },
);

/** Sends one body and compares the response, and what arrived, with the expectation. */
async function sendAndCheck({ body, status, field, arrives }: Case): Promise<number> {
  const response = await fetch(`${contact.site.origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": newClient() },
    body,
  });
  const answer = (await response.json()) as { status?: number; fields?: Record<string, string> };
  expect(response.status, `${body.slice(0, 300)}\n${JSON.stringify(answer)}`).toBe(status);
  if (field) expect(Object.keys(answer.fields ?? {})).toContain(field);
  const requestId = response.headers.get("x-request-id");
  const arrived = contact.gateway.seen.filter((request) => request.requestId === requestId);
  expect(arrived.map((request) => request.body)).toEqual(arrives === undefined ? [] : [arrives]);
  return response.status;
}
