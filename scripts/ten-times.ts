// `npm run ten-times [-- --requests 100]`: builds a copy of the site with ten times its services and specimens and three times its rules and
// terms, and says what that costs: the build, the worker, its start, search, pages. What breaks first stands in
// docs/decisions/ten-times.md. Reads CPU from /proc, so it needs Linux.
import { parseArgs } from "node:util";
import { CONNECTIONS } from "./bench/server.ts";
import { orStop } from "./lib/or-stop.ts";
import { wholeNumber } from "./lib/whole-number.ts";
import { copyProject } from "./ten-times/copy-project.ts";
import { type Cost, measure } from "./ten-times/measure.ts";

const requests = orStop(() => {
  const { values } = parseArgs({ options: { requests: { type: "string", default: "100" } } });
  return wholeNumber("requests", values.requests, { least: CONNECTIONS });
});

/** 46 services and 305 rules with 358 terms make 460 and 1,989 (2026-11-22). */
const ONCE = { services: 1, registers: 1 };
const TEN_TIMES = { services: 10, registers: 3 };

const costs: Cost[] = [];
for (const times of [ONCE, TEN_TIMES]) costs.push(await measure(await copyProject(times), requests));
const [now, then] = costs as [Cost, Cost];

const row = (of: (cost: Cost) => number) => ({
  now: of(now),
  "ten times": of(then),
  ratio: (of(then) / of(now)).toFixed(2),
});

console.log("\nBuild and worker");
console.table({
  pages: row(({ pages }) => pages),
  "build, seconds": row(({ buildSeconds }) => buildSeconds),
  "worker, KB": row(({ rawKb }) => rawKb),
  "worker, KB gzip": row(({ gzipKb }) => gzipKb),
  "search index in it, KB": row(({ indexKb }) => indexKb),
  "static files": row(({ files }) => files),
  "start, ms of CPU": row(({ startCpuMs }) => startCpuMs),
  "heap after the start, MB": row(({ heapMb }) => heapMb),
  "heap after a page, MB": row(({ pageHeapMb }) => pageHeapMb),
  "heap after a search, MB": row(({ searchHeapMb }) => searchHeapMb),
});
console.log("\nBytes, brotli at quality 5");
console.table(Object.fromEntries(Object.keys(now.bytes).map((path) => [path, row(({ bytes }) => bytes[path]!)])));
console.log("\nCPU per request, as a ratio to the smallest answer");
console.table(Object.fromEntries(Object.keys(now.cpu).map((kind) => [kind, row(({ cpu }) => cpu[kind]!)])));
