// `npm run voice`: what a reader hears again by the fifth page, over all pages, and what passes the limits.
// `npm run voice -- /services/sap /about`: the same of these pages alone, in their own words.
import { sitePages } from "../app/registry/site-pages.server.ts";
import { breaches, VOICE_LIMITS } from "./lib/voice/limits.ts";
import { pageVoice } from "./lib/voice/page-voice.ts";
import { pageDetail } from "./lib/voice/print-page.ts";
import { reportLines } from "./lib/voice/print.ts";
import { voiceReport } from "./lib/voice/report.ts";

const pages = sitePages.map(({ path, words }) => pageVoice(path, Object.values(words)));
const report = voiceReport(pages);
const asked = process.argv.slice(2);

const unknown = asked.filter((path) => !pages.some((page) => page.path === path));
if (unknown.length > 0) {
  console.error(`No page has the path ${unknown.join(", ")}. Give paths as they stand in the sitemap, such as /about.`);
  process.exit(1);
}

if (asked.length > 0) {
  const details = pages.filter(({ path }) => asked.includes(path)).map((page) => pageDetail(page, report));
  console.log(details.map((lines) => lines.join("\n")).join("\n\n"));
} else {
  const passed = breaches(report, VOICE_LIMITS);
  console.log(reportLines(report).join("\n"));
  console.log(`\n${passed.length === 0 ? "No limit is passed." : `${passed.length} limits are passed:`}`);
  for (const line of passed) console.log(`  ${line}`);
}
