import type { PageRun } from "./browser.ts";
import type { PageBytes } from "./page-bytes.ts";
import type { ServerRun } from "./server.ts";

export interface PageReport extends Omit<PageRun, "bytes"> {
  site: string;
  path: string;
  runs: number;
  bytes: Record<string, number>;
  totalBytes: number;
}

export interface BenchReport {
  date: string;
  pages: PageReport[];
  clicks: { site: string; from: string; medianMs: number }[];
  server: ({ kind: string; path: string; cpuRatio: number } & ServerRun)[];
  /** Counted from the build, the same on every machine. */
  build: PageBytes[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of several runs of one page. Bytes and requests do not vary; the last run's are taken. */
export function summarize(site: string, path: string, runs: readonly PageRun[]): PageReport {
  const of = (key: "fcp" | "lcp" | "cls" | "tbt" | "longestTask" | "requests") => median(runs.map((run) => run[key]));
  const bytes = runs.at(-1)?.bytes ?? {};
  return {
    site,
    path,
    runs: runs.length,
    fcp: Math.round(of("fcp")),
    lcp: Math.round(of("lcp")),
    cls: Math.round(of("cls") * 1000) / 1000,
    tbt: Math.round(of("tbt")),
    longestTask: Math.round(of("longestTask")),
    requests: of("requests"),
    bytes,
    totalBytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
  };
}

const kb = (bytes = 0) => `${(bytes / 1000).toFixed(1)} KB`;

/** The report as tables for people. */
export function printReport({ pages, clicks, server }: BenchReport): void {
  console.log("\nPages: medians on slow 4G, CPU ÷ 4");
  console.table(
    pages.map(({ site, path, fcp, lcp, cls, tbt, longestTask, requests, bytes, totalBytes }) => ({
      site,
      path,
      FCP: fcp,
      LCP: lcp,
      CLS: cls,
      TBT: tbt,
      "longest task": longestTask,
      requests,
      html: kb(bytes["Document"]),
      js: kb(bytes["Script"]),
      css: kb(bytes["Stylesheet"]),
      fonts: kb(bytes["Font"]),
      pictures: kb(bytes["Image"]),
      total: kb(totalBytes),
    })),
  );
  if (clicks.length > 0) {
    console.log("\nA click on a link, to the painted page (median, ms)");
    console.table(clicks);
  }
  console.log("\nServer: CPU per request, as a ratio to the smallest answer the worker gives");
  console.table(server);
}
