// `node scripts/readme-picture.ts`: generates docs/home.png, the README's picture, from the production build at 1440 by
// 900.
import { mkdir } from "node:fs/promises";
import { chromium } from "playwright";
import sharp from "sharp";
import { BuiltSite } from "./local/built-site.ts";
import { chromiumPath } from "./local/chromium.ts";
import ensureBuild from "./lib/ensure-build.ts";
import { ensureChromium } from "./lib/ensure-chromium.ts";

const TARGET = "docs/home.png";
const VIEWPORT = { width: 1440, height: 900 };

if (!(await ensureChromium())) process.exit(1);
await ensureBuild();
const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  // Reduced motion keeps the slideshow on its first slide.
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: "reduce" });
  await page.goto(site.origin, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const screenshot = await page.screenshot();
  await mkdir("docs", { recursive: true });
  const { size } = await sharp(screenshot).png({ compressionLevel: 9 }).toFile(TARGET);
  console.log(`${TARGET}  ${VIEWPORT.width} × ${VIEWPORT.height}, ${Math.round(size / 1000)} KB`);
} finally {
  await browser.close();
  await site.stop();
}
