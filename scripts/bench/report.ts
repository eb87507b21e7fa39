import type { PageRun } from "./browser.ts";
import type { PageBytes } from "./page-bytes.ts";
import type { ServerRun } from "./server.ts";
import type { TapReport } from "./tap.ts";
import type { WorkRun } from "./work.ts";

interface Target {
  site: string;
  path: string;
}

export interface PageReport extends Omit<PageRun, "bytes">, Target {
  runs: number;
  bytes: Record<string, number>;
  totalBytes: number;
}

export interface WorkReport extends WorkRun, Target {}

export interface BenchReport {
  date: string;
  work: WorkReport[];
  pages: PageReport[];
  clicks: { site: string; from: string; medianMs: number }[];
  taps: TapReport[];
  /** `cpuRatio` is to the smallest answer of the worker, `ratioToRendered` to a page that is rendered without a search. */
  server: ({ kind: string; path: string; cpuRatio: number; ratioToRendered: number } & ServerRun)[];
  /** Counted from the build, the same on every machine. */
  build: PageBytes[];
}

/** The middle one of some numbers; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of several runs of one page. Bytes and requests do not vary; the last run's are taken. */
export function summarize({ site, path }: Target, runs: readonly PageRun[]): PageReport {
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

/** The medians of several runs of one page's work. */
export function summarizeWork({ site, path }: Target, runs: readonly WorkRun[]): WorkReport {
  const of = (key: keyof WorkRun) => Math.round(median(runs.map((run) => run[key])));
  return {
    site,
    path,
    all: of("all"),
    script: of("script"),
    layout: of("layout"),
    style: of("style"),
    nodes: of("nodes"),
  };
}

/** Each page beside its limit, which comes right after it. */
const besideLimit = <Report extends Target>(
  reports: readonly Report[],
  ratio: (page: Report, limit: Report) => object,
) =>
  reports.map((page, index) => {
    const limit = reports[index + 1];
    return { ...page, ...(limit?.site === "its limit" && page.site === "goldthread" && ratio(page, limit)) };
  });

const ratioOf = (value: number, limit: number) => (limit > 0 ? (value / limit).toFixed(2) : "");

const kb = (bytes = 0) => `${(bytes / 1000).toFixed(1)} KB`;

/** The report as tables for people. */
export function printReport({ work, pages, clicks, taps, server }: BenchReport): void {
  table(
    "Work of the main thread for one cold load, until it rests (median, ms of thread time)",
    besideLimit(work, (page, limit) => ({ "× limit": ratioOf(page.all, limit.all) })),
  );
  table(
    "Pages: medians on slow 4G, CPU ÷ 4",
    besideLimit(pages, (page, limit) => ({
      "FCP × limit": ratioOf(page.fcp, limit.fcp),
      "LCP × limit": ratioOf(page.lcp, limit.lcp),
    })).map(({ site, path, fcp, lcp, cls, tbt, longestTask, requests, bytes, totalBytes, ...ratios }) => ({
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
      ...ratios,
    })),
  );
  table("A click on a link, to the painted page (median, ms)", clicks);
  table(
    "A first tap on a page at rest, to the frame that shows it, and its longest wait for a frame (median, ms)",
    taps,
  );
  table("Server: CPU per request, as a ratio to the smallest answer the worker gives", server);
}

function table(title: string, rows: readonly object[]): void {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  console.table(rows);
}
