import { firefoxPath, webkitPaths } from "../../local/engines.ts";
import { chromiumPath } from "../../local/chromium.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { run } from "./run.ts";

/** The browser engines of the cross-browser tests, with their detection and their Debian packages. */
const ENGINES: Record<string, { isThere: () => boolean; packages: string[] }> = {
  chromium: { isThere: () => chromiumPath() !== undefined, packages: [] },
  firefox: { isThere: () => firefoxPath() !== undefined, packages: ["firefox-esr"] },
  webkit: { isThere: () => webkitPaths() !== undefined, packages: ["webkit2gtk-driver", "xvfb"] },
};

export interface Engines {
  ready: string[];
  /** Missing engines: one message each, with how to install it. */
  missing: string[];
}

/**
 * Finds the engines or installs their Debian packages, if root. @param wanted names of ENGINES
 * @throws Error for an unknown name
 */
export async function ensureEngines(wanted: readonly string[] = Object.keys(ENGINES)): Promise<Engines> {
  const unknown = wanted.find((name) => !Object.hasOwn(ENGINES, name));
  if (unknown !== undefined) throw new Error(`ENGINES: "${unknown}" is none of ${Object.keys(ENGINES).join(", ")}.`);
  const isMissing = (name: string) => !ENGINES[name]!.isThere();
  if (wanted.includes("chromium") && isMissing("chromium")) await ensureChromium();
  const packages = wanted.filter(isMissing).flatMap((name) => ENGINES[name]!.packages);
  if (packages.length > 0 && process.platform === "linux" && process.getuid?.() === 0) {
    console.log(`Installing Debian's ${packages.join(", ")}…`);
    const install = () => apt("install", "-y", "--no-install-recommends", ...packages);
    // Package lists may be outdated or missing.
    if ((await install()) !== 0 && (await apt("update")) === 0) await install();
  }
  return {
    ready: wanted.filter((name) => !isMissing(name)),
    missing: wanted.filter(isMissing).map((name) => `${name}: ${reasonOf(ENGINES[name]!.packages)}`),
  };
}

const apt = (...args: string[]) =>
  run("apt-get", ["-qq", ...args], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).catch(() => 1);

const reasonOf = (packages: string[]) =>
  packages.length > 0
    ? `not on this machine, and not installed. Debian has it: apt-get install ${packages.join(" ")}`
    : "not on this machine. Name one in CHROMIUM_PATH";
