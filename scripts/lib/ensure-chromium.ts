import { chromiumPath } from "../local/chromium.ts";
import { run } from "./run.ts";

/**
 * Finds Chromium or installs it: Playwright's download, or Debian's package if root. Resolves to whether it is
 * available.
 */
export async function ensureChromium(): Promise<boolean> {
  if (chromiumPath()) return true;
  console.log("No Chromium found; trying Playwright's download…");
  await run("playwright", ["install", "chromium"]).catch(() => 1);
  if (chromiumPath()) return true;
  if (process.getuid?.() === 0) {
    console.log("Trying Debian's package…");
    await run("apt-get", ["update", "-qq"]).catch(() => 1);
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (!chromiumPath()) await run("apt-get", ["install", "-y", "-qq", name]).catch(() => 1);
    }
  }
  if (chromiumPath()) return true;
  console.error("No Chromium. Install one and name it in CHROMIUM_PATH, or run as root on Debian.");
  return false;
}
