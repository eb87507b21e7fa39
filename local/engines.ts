import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (name: string): string | undefined =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Path of a Firefox: FIREFOX_PATH, else the system's; undefined where there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env["FIREFOX_PATH"], onPath("firefox-esr"), onPath("firefox")].find((path) => path && existsSync(path));

/** What drives WebKitGTK, on Linux alone; undefined where a part is missing. */
export function webkitPaths(): { browser: string; driver: string; screen: string } | undefined {
  const [browser] = globSync("/usr/lib/{*/,}webkit2gtk-4.1/MiniBrowser");
  const driver = onPath("WebKitWebDriver");
  const screen = onPath("Xvfb");
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}
