// Runs a script of this project on a fresh clone: installs what is missing, then hands over to the project's own Node.
// Plain JavaScript, because it must run on the Node that the machine has.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { delimiter, join } from "node:path";

/** Runs TypeScript as it stands. */
const OLDEST_NODE_THAT_WILL_DO = 24;

const root = fileURLToPath(new URL("..", import.meta.url));
const [script, ...args] = process.argv.slice(2);
const stamp = join(root, "node_modules", ".installed-lock");
const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.log("Installing dependencies (once, or after package-lock.json has changed)…");
  const install = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (install.status !== 0) {
    console.error("`npm ci` failed; its message stands above. Nothing was started.");
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, lock);
}

const isWindows = process.platform === "win32";
const bin = join(root, "node_modules", ".bin");
let node = join(bin, isWindows ? "node.cmd" : "node");
if (!existsSync(node)) {
  // Optional for npm: it says nothing where there is no such package, or where it could not be fetched.
  if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE_THAT_WILL_DO) {
    console.error(`The project's own Node was not installed: no package for ${process.platform} ${process.arch}, or it could
not be fetched. Try npm ci again, or run this with Node ${OLDEST_NODE_THAT_WILL_DO} or newer. Nothing was started.`);
    process.exit(1);
  }
  node = process.execPath;
}
// Ctrl-C is for the script, which may have something to put right: this process waits for its end.
process.on("SIGINT", () => {});
const { signal, status } = spawnSync(node, [join(root, "scripts", `${script}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: bin + delimiter + process.env.PATH },
  shell: isWindows,
});
process.exit(signal ? 130 : (status ?? 1));
