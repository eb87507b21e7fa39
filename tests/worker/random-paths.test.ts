import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

const isAll = Boolean(process.env["TEST_ALL"]);
const COUNT = isAll ? 50_000 : 500;
const AT_ONCE = isAll ? 2_500 : 250;

/** The same paths on every push, other ones each night. `SEED=123 TEST_ALL=1 npx vitest --project worker` repeats a run. */
const seed = Number(process.env["SEED"]) || (isAll ? Date.now() % 2 ** 31 : 1);

/** Sends requests from inside the runtime, a list of targets at a time: over HTTP it would take ten times as long. */
const ASK_MANY = `
import worker from "./index.js";
console.info = console.warn = () => {};
export default {
  async fetch(request, env, ctx) {
    const statuses = [];
    for (const target of await request.json()) {
      const response = await worker.fetch(new Request("https://site.example" + target), env, ctx);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return Response.json(statuses);
  },
};`;

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ entry: ASK_MANY, settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
});
afterAll(() => site.stop());

/** Characters that are valid in a request's target. */
const character = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const encoded = fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, "0")}`);
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.oneof(character, encoded), { maxLength: 12 }).map((parts) => parts.join("")) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("services", "solutions", "about", "api", "assets", "..", ".", "", "__proto__"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("sap", "cicd", "contact", "%", "%c3%28", "sap.data", "_.data", "constructor"),
  },
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(character, encoded), { maxLength: 20 }).map((parts) => `?${parts.join("")}`),
  },
  { weight: 1, arbitrary: fc.constantFrom("?q=sap", "?_routes=root", "?_routes=,", "?index", "?q=%ff&q=") },
);
const target = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.array(segment, { minLength: 1, maxLength: 4 }), query) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(...ROUTES_OF_SPEC).map((path) => [path.slice(1)]),
      query,
    ),
  },
);
const targets = target.map(
  ([segments, search]) => `/${segments.join("/").replaceAll(/[?#]/g, "")}${search.replaceAll("#", "")}`,
);

test("GEN-1 SEC-4 no random path or query causes a server error", { timeout: 300_000 }, async () => {
  const paths = fc.sample(targets, { seed, numRuns: COUNT });
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  for (let start = 0; start < COUNT; start += AT_ONCE) {
    const some = paths.slice(start, start + AT_ONCE);
    const response = await fetch(site.origin, { method: "POST", body: JSON.stringify(some) });
    for (const [index, status] of ((await response.json()) as number[]).entries()) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) failures.push(`${status} ${some[index]}`);
    }
  }
  expect(failures, `with SEED=${seed}`).toEqual([]);
  // Paths of every kind: pages, redirects, and unknown ones.
  for (const status of [200, 301, 404]) expect(statuses.get(status) ?? 0, `${status}`).toBeGreaterThan(COUNT / 500);
  expect([...statuses.keys()].filter((status) => ![200, 301, 404, 405].includes(status))).toEqual([]);
});
