import { parseArgs } from "node:util";
import { wholeNumber } from "../lib/whole-number.ts";
import { CONNECTIONS } from "./server.ts";

const PARTS = ["work", "paint", "click", "tap", "server"] as const;
export type Part = (typeof PARTS)[number];

export interface BenchArguments {
  runs: number;
  /** Of each kind in each run. */
  requests: number;
  /** Addresses of other sites. */
  compare: URL[];
  /** Paths of the pages that are measured. */
  pages: string[];
  parts: ReadonlySet<Part>;
}

/**
 * Reads what stands behind `npm run bench --`. Throws a sentence that says what may stand there.
 * @param pages measured where none is named
 */
export function readBenchArguments(given: string[], pages: readonly string[]): BenchArguments {
  const { values } = parseArgs({
    args: given,
    options: {
      runs: { type: "string", default: "5" },
      requests: { type: "string", default: "200" },
      compare: { type: "string", multiple: true, default: [] },
      pages: { type: "string", default: pages.join() },
      only: { type: "string", default: PARTS.join() },
    },
  });
  const isPart = (name: string): name is Part => PARTS.some((part) => part === name);
  const named = values.only.split(",");
  const unknown = named.find((name) => !isPart(name));
  if (unknown !== undefined) throw new Error(`--only has "${unknown}"; its parts are ${PARTS.join(", ")}.`);
  const paths = values.pages.split(",");
  const noPath = paths.find((path) => !path.startsWith("/"));
  if (noPath !== undefined) throw new Error(`--pages has "${noPath}"; a page's path begins with /.`);
  return {
    runs: wholeNumber("runs", values.runs, { least: 1 }),
    requests: wholeNumber("requests", values.requests, { least: CONNECTIONS }),
    compare: values.compare.map((address) => {
      if (/^https?:/.test(address) && URL.canParse(address)) return new URL(address);
      throw new Error(`--compare is "${address}"; it must be an address such as https://www.example.gov/.`);
    }),
    pages: paths,
    parts: new Set(named.filter(isPart)),
  };
}
