// `npm run bench [-- --runs 5] [--compare URL] [--seconds 6]`: what a visitor on a slow phone feels, and what a request
// costs, measured on the production build; beside any other site in the same interleaved runs.
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { BuiltSite } from "../local/built-site.ts";
import { launchBrowser, measureClick, measurePage, type PageRun } from "./bench/browser.ts";
import { chart } from "./bench/chart.ts";
import { startCompressingProxy } from "./bench/compressing-proxy.ts";
import { countPageBytes } from "./bench/page-bytes.ts";
import { type BenchReport, median, printReport, summarize } from "./bench/report.ts";
import { measureServer } from "./bench/server.ts";

const PAGES = ["/", "/services/a123-support", "/services/digital-transformation"];
/** A link of the page's own content, or of any page that has no `main`, for the measured click. */
const LINK_SELECTOR = 'main a[href^="/"]:not([href*="#"]), body:not(:has(main)) a[href]:not([href*="#"])';
const OUTPUT = "reports";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "6" },
    compare: { type: "string" },
    "skip-server": { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const seconds = Number(values.seconds);

const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
const proxy = await startCompressingProxy(site.origin);
const other = values.compare ? new URL(values.compare) : undefined;
const otherProxy = other && (await startCompressingProxy(other.origin));
const targets = [
  ...PAGES.map((path) => ({ site: "goldthread", path, url: proxy.origin + path })),
  ...(other && otherProxy
    ? [{ site: other.host, path: other.pathname, url: otherProxy.origin + other.pathname + other.search }]
    : []),
];

console.log(`${runs} interleaved runs of ${targets.length} pages…`);
const browser = await launchBrowser();
const pageRuns = new Map<string, PageRun[]>(targets.map(({ url }) => [url, []]));
for (let run = 0; run < runs; run += 1) {
  for (const { url } of targets) pageRuns.get(url)?.push(await measurePage(browser, url));
}
const clicks: BenchReport["clicks"] = [];
for (const { site: name, path, url } of targets) {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measureClick(browser, url, LINK_SELECTOR));
  clicks.push({ site: name, from: path, medianMs: Math.round(median(times)) });
}
await browser.close();

const server: BenchReport["server"] = [];
if (!values["skip-server"]) {
  const kinds = [
    { kind: "static file", path: "/favicon.svg" },
    { kind: "smallest worker answer", path: "/robots.txt" },
    { kind: "cached page", path: "/services/a123-support" },
    // A query that the page reads is rendered anew each time.
    { kind: "rendered page", path: "/services?q=treasury" },
  ];
  const measured = [];
  for (const { kind, path } of kinds)
    measured.push({ kind, path, ...(await measureServer(site.origin, path, seconds)) });
  const smallest = measured.find(({ kind }) => kind === "smallest worker answer")?.cpuMicrosPerRequest ?? 1;
  for (const row of measured)
    server.push({ ...row, cpuRatio: Math.round((row.cpuMicrosPerRequest / smallest) * 100) / 100 });
}
const build = await Promise.all(PAGES.map((path) => countPageBytes(site.origin, path)));
await Promise.all([proxy.stop(), otherProxy?.stop(), site.stop()]);

const report: BenchReport = {
  date: new Date().toISOString().slice(0, 10),
  pages: targets.map(({ site: name, path, url }) => summarize(name, path, pageRuns.get(url) ?? [])),
  clicks,
  server,
  build,
};
printReport(report);
await mkdir(OUTPUT, { recursive: true });
await writeFile(`${OUTPUT}/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
await writeFile(`${OUTPUT}/bench.svg`, chart(report));
console.log(`Written to ${OUTPUT}/bench.json and ${OUTPUT}/bench.svg`);
process.exit(0);
