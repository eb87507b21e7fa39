// Before `npm start` and `npm test`: installs the packages if they are missing or outdated, among them the Node that runs
// the scripts. Plain JavaScript, because the machine's own Node runs it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { oneAtATime } from "./lib/one-at-a-time.mjs";

const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const stamp = "node_modules/.installed-lock";
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === lock;

// The lock is in a folder that `npm ci` does not clear. If two scripts start at once, only one installs.
if (!isInstalled()) await oneAtATime(".wrangler/installing", () => isInstalled() || install());

function install() {
  console.log("Installing dependencies (once, or after package-lock.json has changed)…");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
  // npm reports nothing when an optional package, such as Node for this system, could not be installed.
  if (!existsSync("node_modules/.bin/node") && Number.parseInt(process.versions.node, 10) < 24)
    throw new Error("node_modules has no Node for this system. Use Node 24 or newer.");
  writeFileSync(stamp, lock);
}
