// `npm run voice`: what a reader hears again by the fifth page, over all pages, and what passes the limits.
import { sitePages } from "../app/registry/site-pages.server.ts";
import { breaches, VOICE_LIMITS } from "./lib/voice/limits.ts";
import { pageVoice } from "./lib/voice/page-voice.ts";
import { reportLines } from "./lib/voice/print.ts";
import { voiceReport } from "./lib/voice/report.ts";

const report = voiceReport(sitePages.map(({ path, words }) => pageVoice(path, Object.values(words))));
const passed = breaches(report, VOICE_LIMITS);

for (const line of reportLines(report)) console.log(line);
console.log(`\n${passed.length === 0 ? "No limit is passed." : `${passed.length} limits are passed:`}`);
for (const line of passed) console.log(`  ${line}`);
