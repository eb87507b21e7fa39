// `node scripts/bench/index.ts [--runs 5] [--pages /,/contact] [--compare URL] [--only load,work,click,tap] [--tap SELECTOR]`:
// measures the production build in Chromium beside the same pages without scripts, and beside other sites, in interleaved runs.
import { mkdir, writeFile } from "node:fs/promises";
import { BuiltSite } from "../local/built-site.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { type Part, readBenchArguments } from "./bench-arguments.ts";
import { measureClick, measureTap } from "./measure-input.ts";
import { measureLoad } from "./measure-load.ts";
import { measureWork } from "./measure-work.ts";
import { launchBrowser, type Run } from "./phone.ts";
import { startProxy, withoutScripts } from "./proxy.ts";
import { LIMIT, type Measured, rowsOf } from "./bench-report.ts";

const { runs, pages, compare, parts, tap } = exitOnError(() => readBenchArguments(process.argv.slice(2)));

const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
const proxies = await Promise.all([
  startProxy(site.origin),
  startProxy(site.origin, withoutScripts),
  ...compare.map(({ origin }) => startProxy(origin)),
]);
const [own, limit, ...others] = proxies.map(({ origin }) => origin);
const targets = [
  ...pages.flatMap((path) => [
    { site: "goldthread", path, url: own + path },
    { site: LIMIT, path, url: limit + path },
  ]),
  ...compare.map(({ host, pathname, search }, index) => ({
    site: host,
    path: pathname,
    url: others[index] + pathname + search,
  })),
];
const browser = await launchBrowser();

const PARTS: Record<Part, { title: string; compared: string[]; measure: (url: string) => Promise<Run> }> = {
  load: {
    title: "Load on slow 4G with a slow CPU",
    compared: ["FCP", "LCP"],
    measure: (url) => measureLoad(browser, url),
  },
  work: {
    title: "Work for a load until the page rests, in ms of thread time",
    compared: ["main thread"],
    measure: (url) => measureWork(browser, url),
  },
  click: {
    title: "A click on a link, until the next page is painted",
    compared: ["click to paint"],
    measure: (url) => measureClick(browser, url),
  },
  tap: { title: `The first tap on ${tap}`, compared: ["INP"], measure: (url) => measureTap(browser, url, tap) },
};

// Not counted: the first load compiles the worker, renders pages into its cache and compresses files.
for (const { url } of targets) await measureLoad(browser, url);

const report: Record<string, object> = {};
for (const part of parts) {
  const { title, compared, measure } = PARTS[part];
  const measured: Measured[] = targets.map((target) => ({ site: target.site, path: target.path, runs: [] }));
  // A slow moment of the machine affects all targets alike.
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url }] of targets.entries()) measured[index]!.runs.push(await measure(url));
  report[part] = rowsOf(measured, compared);
  console.log(`\n${title} (medians of ${runs} runs, ms)`);
  console.table(report[part]);
}
await browser.close();
for (const proxy of proxies) proxy.stop();
await site.stop();
await mkdir("reports", { recursive: true });
await writeFile("reports/bench.json", `${JSON.stringify(report, null, 2)}\n`);
console.log("Written to reports/bench.json");
