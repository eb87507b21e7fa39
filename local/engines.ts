import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Path of Firefox: FIREFOX_PATH, or a system installation. Otherwise undefined. */
export const firefoxPath = (): string | undefined =>
  [process.env["FIREFOX_PATH"], onPath("firefox-esr"), onPath("firefox")].find((path) => path && existsSync(path));

/** Programs needed to run WebKitGTK, on Linux only. Returns undefined if one is missing. */
export function webkitPaths(): { browser: string; driver: string; screen: string } | undefined {
  const [browser] = globSync("/usr/lib/{*/,}webkit2gtk-4.1/MiniBrowser");
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}
