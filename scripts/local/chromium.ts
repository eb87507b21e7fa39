import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Prefers the headless shell, which opens a page in a third of the time of the full browser. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Path of Chromium: CHROMIUM_PATH, Playwright's download, or a system installation. Otherwise undefined. */
export function chromiumPath(): string | undefined {
  const given = process.env["CHROMIUM_PATH"];
  return [...(given ? [given] : []), chromium.executablePath(), ...SYSTEM_PATHS].find((path) => existsSync(path));
}
