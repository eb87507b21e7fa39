import { median, type BenchReport } from "./report.ts";
import { measureServer, type ServerRun } from "./server.ts";

/** With credentials no page is kept: each is rendered for its request alone. */
const ALONE = ["authorization: Basic YmVuY2g6"];

/** The smallest answer of the worker, what is kept, and what is rendered, without a search and with one. */
const KINDS: readonly { kind: string; path: string; headers?: readonly string[] }[] = [
  { kind: "smallest worker answer", path: "/robots.txt" },
  { kind: "static file", path: "/favicon.svg" },
  { kind: "kept page", path: "/services/a123-support" },
  { kind: "rendered page", path: "/services/a123-support", headers: ALONE },
  { kind: "rendered home page", path: "/", headers: ALONE },
  // A query that the page reads is rendered anew each time; an empty one asks for no search.
  { kind: "rendered list", path: "/services?q=" },
  { kind: "page of results", path: "/search?q=reconcilation+of+grants" },
  { kind: "page of results, long query", path: `/search?q=${"audit+of+federal+grants+and+funds+".repeat(6)}` },
];

/**
 * CPU per request of each kind, in rounds that interleave them: a ratio is the median of the rounds' own, so that what slows the
 * machine down for a while hardly moves it. The first round, in which the worker's code is compiled, does not count.
 * @param requests of each kind in each round
 */
export async function measureKinds(origin: string, rounds: number, requests: number): Promise<BenchReport["server"]> {
  const measured = KINDS.map((row) => ({ ...row, runs: [] as ServerRun[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { path, headers, runs } of measured) {
      const run = await measureServer(origin, path, requests, headers);
      if (round > 0) runs.push(run);
    }
  }
  const ratio = (runs: readonly ServerRun[], kind: string) => {
    const others = measured.find((row) => row.kind === kind)!.runs;
    const ratios = runs.map((run, round) => run.cpuMicrosPerRequest / others[round]!.cpuMicrosPerRequest);
    return Math.round(median(ratios) * 100) / 100;
  };
  return measured.map(({ kind, path, runs }) => ({
    kind,
    path,
    requestsPerSecond: median(runs.map((run) => run.requestsPerSecond)),
    cpuMicrosPerRequest: median(runs.map((run) => run.cpuMicrosPerRequest)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    cpuRatio: ratio(runs, "smallest worker answer"),
    ratioToRendered: ratio(runs, "rendered list"),
  }));
}
