// Runs a script of this project: installs missing packages, then starts the project's own Node, which runs TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { oneAtATime } from "./lib/one-at-a-time.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const [script, ...args] = process.argv.slice(2);
const isWindows = process.platform === "win32";
/** @param {string} command @param {string[]} args */
const run = (command, args, env = process.env) => spawnSync(command, args, { stdio: "inherit", env, shell: isWindows });
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const stamp = "node_modules/.installed-lock";

// If two scripts start at once, only one installs. The lock file is in a folder that `npm ci` does not clear.
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === lock;
const code = isInstalled() ? 0 : await oneAtATime(".wrangler/installing", () => (isInstalled() ? 0 : install()));
if (code !== 0) process.exit(code);

const bin = resolve("node_modules/.bin");
const ownNode = join(bin, isWindows ? "node.cmd" : "node");
// npm reports nothing when an optional package, such as Node for this system, could not be installed.
if (!existsSync(ownNode) && Number.parseInt(process.versions.node, 10) < 24)
  throw new Error("node_modules has no Node for this system. Try npm ci, or use Node 24 or newer.");
// The script handles Ctrl-C, as it may have to clean up. This process waits for it to exit.
process.on("SIGINT", () => {});
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
const node = existsSync(ownNode) ? ownNode : process.execPath;
const { signal, status } = run(node, [`scripts/${script}.ts`, ...args], env);
process.exit(signal ? 130 : (status ?? 1));

function install() {
  console.log("Installing dependencies (once, or after package-lock.json has changed)…");
  const { status } = run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status === 0) writeFileSync(stamp, lock);
  else console.error("`npm ci` failed; its message is above. Nothing was started.");
  return status ?? 1;
}
