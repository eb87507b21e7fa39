// Runs a script of this project on a fresh clone: installs what is missing, then hands over to the project's own Node.
// Plain JavaScript, because it must run on the Node that the machine has.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

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

const node = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
const bin = join(root, "node_modules", ".bin");
const { signal, status } = spawnSync(node, [join(root, "scripts", `${script}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  shell: process.platform === "win32",
});
process.exit(signal ? 130 : (status ?? 1));
