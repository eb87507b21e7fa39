// `npm run capability-pdf`: prints the capability statement of the production build to a tagged PDF of two Letter sheets.
import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { BuiltSite } from "./local/built-site.ts";
import { chromiumPath } from "./local/chromium.ts";
import ensureBuild from "./lib/ensure-build.ts";
import { CAPABILITY_PAGE, CAPABILITY_PDF, capabilitySource, SOURCE_MARK } from "./lib/capability-source.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";

if (!(await ensureChromium())) process.exit(1);
await ensureBuild();
const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.goto(site.origin + CAPABILITY_PAGE, { waitUntil: "networkidle" });
await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
await page.evaluate(() => document.fonts.ready);
const pdf = await page.pdf({ format: "Letter", tagged: true, outline: true });
await writeFile(CAPABILITY_PDF, Buffer.concat([pdf, Buffer.from(`\n${SOURCE_MARK}${capabilitySource()}\n`)]));
await browser.close();
await site.stop();
console.log(`${CAPABILITY_PDF}, ${(pdf.length / 1000).toFixed(0)} KB`);
process.exit(0);
