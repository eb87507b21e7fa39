// `npm run bench [-- --runs 5] [--compare URL] [--requests 200] [--only work,paint,click,tap,server]`: what a visitor on a slow phone feels,
// what a page's main thread does, and what a request costs, measured on the production build; beside each page's limit (itself
// without scripts) and beside any other site, in the same interleaved runs.
import { mkdir, writeFile } from "node:fs/promises";
import { BuiltSite } from "../local/built-site.ts";
import { type Part, readBenchArguments } from "./bench/arguments.ts";
import { launchBrowser, measureClick, measurePage, type PageRun } from "./bench/browser.ts";
import { chart } from "./bench/chart.ts";
import { startCompressingProxy } from "./bench/compressing-proxy.ts";
import { withoutScripts } from "./bench/limit.ts";
import { countPageBytes } from "./bench/page-bytes.ts";
import { type BenchReport, median, printReport, summarize, summarizeWork } from "./bench/report.ts";
import { measureKinds } from "./bench/server-kinds.ts";
import { measureTaps } from "./bench/tap.ts";
import { measureWork, type WorkRun } from "./bench/work.ts";
import { orStop } from "./lib/or-stop.ts";

/** One of each kind: home, service, practice, practice with a form, solution, capability, form. */
const PAGES = [
  "/",
  "/services/a123-support",
  "/services/erp-solutions",
  "/services/digital-transformation",
  "/solutions/userprovisioning",
  "/corporate-capability",
  "/contact",
];
/** A link of the page's own content, or of any page that has no `main`, for the measured click. */
const LINK_SELECTOR = 'main a[href^="/"]:not([href*="#"]), body:not(:has(main)) a[href]:not([href*="#"])';
const OUTPUT = "reports";

const { runs, requests, compare, pages, parts } = orStop(() => readBenchArguments(process.argv.slice(2), PAGES));

const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
const proxy = await startCompressingProxy(site.origin);
const limitProxy = await startCompressingProxy(site.origin, withoutScripts);
const others = await Promise.all(compare.map(async (url) => ({ url, proxy: await startCompressingProxy(url.origin) })));
const targets = [
  ...pages.flatMap((path) => [
    { site: "goldthread", path, url: proxy.origin + path },
    { site: "its limit", path, url: limitProxy.origin + path },
  ]),
  ...others.map(({ url, proxy: { origin } }) => ({
    site: url.host,
    path: url.pathname,
    url: origin + url.pathname + url.search,
  })),
];
const browser = await launchBrowser();

/** One run of each target after the other, and so again: what slows the machine down for a while slows all of them. */
async function interleave<Run>(name: Part, measure: (url: string) => Promise<Run>) {
  if (!parts.has(name)) return [];
  console.log(`${name}: ${runs} interleaved runs of ${targets.length} pages…`);
  const measured = targets.map((target) => ({ ...target, runs: [] as Run[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const target of measured) target.runs.push(await measure(target.url));
  }
  return measured;
}

const work = await interleave<WorkRun>("work", (url) => measureWork(browser, url));
const paints = await interleave<PageRun>("paint", (url) => measurePage(browser, url));
const clicks = await interleave<number>("click", (url) => measureClick(browser, url, LINK_SELECTOR));
const taps = parts.has("tap") ? await measureTaps(browser, proxy.origin, runs) : [];
await browser.close();

const server = parts.has("server") ? await measureKinds(site.origin, runs, requests) : [];
const build = await Promise.all(pages.map((path) => countPageBytes(site.origin, path)));
await Promise.all([proxy, limitProxy, ...others.map((other) => other.proxy), site].map((running) => running.stop()));

const report: BenchReport = {
  date: new Date().toISOString().slice(0, 10),
  work: work.map((target) => summarizeWork(target, target.runs)),
  pages: paints.map((target) => summarize(target, target.runs)),
  clicks: clicks.map((target) => ({ site: target.site, from: target.path, medianMs: Math.round(median(target.runs)) })),
  taps,
  server,
  build,
};
printReport(report);
await mkdir(OUTPUT, { recursive: true });
await writeFile(`${OUTPUT}/bench.json`, `${JSON.stringify(report, null, 2)}\n`);
await writeFile(`${OUTPUT}/bench.svg`, chart(report));
console.log(`Written to ${OUTPUT}/bench.json and ${OUTPUT}/bench.svg`);
process.exit(0);
