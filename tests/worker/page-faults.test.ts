import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { keptPort } from "../support/kept-port.ts";

const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];

/** The worker behind a module that replaces the location's cache; `real` is the runtime's own. */
const behind = (cache: string, before = "") => `import worker from "./index.js";
const real = caches.default;
let fault;
Object.defineProperty(globalThis, "caches", { value: { get default() { return (${cache}); } } });
export default { ...worker, fetch: (request, env, ctx) => { ${before} return worker.fetch(request, env, ctx); } };`;

/** Failures of the location's cache, each tried with pages that no earlier request has put into memory. */
const FAULTS: [fault: string, cache: string, paths: string[]][] = [
  [
    "rejects what it is asked",
    "{ match: () => Promise.reject(new Error('cache down')), put: (...args) => real.put(...args) }",
    ["/", "/about.data"],
  ],
  [
    "throws what it is asked",
    "{ match: () => { throw new Error('cache down') }, put: () => { throw new Error('cache down') } }",
    ["/about", "/services/sap"],
  ],
  [
    "never answers",
    "{ match: () => new Promise(() => {}), put: () => new Promise(() => {}) }",
    ["/contact", "/solutions.data"],
  ],
  [
    "answers and never sends the rest",
    "{ match: async () => new Response(new ReadableStream({ start(c) { c.enqueue(new Uint8Array(9)) } })), put: async () => {} }",
    ["/solutions"],
  ],
  [
    "rejects what it is to keep",
    "{ match: async () => undefined, put: () => Promise.reject(new Error('cache full')) }",
    ["/flip-cards"],
  ],
];

const lines: string[] = [];
let site: BuiltSite;
beforeAll(async () => {
  const caches = FAULTS.map(([fault, cache]) => `${JSON.stringify(fault)}: ${cache}`).join(", ");
  const entry = behind(`({ ${caches} })[fault]`, 'fault = request.headers.get("x-fault");');
  site = await BuiltSite.start({ entry, onLog: (line) => lines.push(line) });
});
afterAll(() => site.stop());

test.each(FAULTS)("EDGE-3 a location's cache that %s costs no visitor a page", async (fault, _cache, paths) => {
  const get = (path: string) => fetch(site.origin + path, { headers: { "x-fault": fault } });
  for (const path of paths) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(cacheOf(response), path).toBe("miss");
    await response.arrayBuffer();
    await expect.poll(async () => cacheOf(await get(path))).toBe("memory");
  }
  expect(lines.filter((line) => line.includes("Uncaught"))).toEqual([]);
});

test("EDGE-3 an entry of the location's cache that is cut off is not served", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  const options = { worker: { cachePersist: folder }, port: await keptPort() };
  const first = await BuiltSite.start(options);
  const whole = await (await fetch(`${first.origin}/about`)).text();
  await fetch(`${first.origin}/about`).then((response) => response.text());
  await first.stop();
  const half = `{
    match: async (key) => {
      const found = await real.match(key);
      const text = await found?.text();
      return found && new Response(text.slice(0, text.length >> 1), found);
    },
    put: (...args) => real.put(...args),
  }`;
  const second = await BuiltSite.start({ ...options, entry: behind(half) });
  const again = await fetch(`${second.origin}/about`);
  expect(cacheOf(again)).toBe("miss");
  expect((await again.text()).length).toBe(whole.length);
  await second.stop();
  await rm(folder, { recursive: true, force: true });
});
