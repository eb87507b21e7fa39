// Replaces `react-router` in a copy of the project: the first build of each environment is a real one, later ones reuse
// its output. A build of the same source has the same files (DEP-1), and takes eleven seconds of CPU time.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { loadEnv } from "vite";

// The same choice as Cloudflare's Vite plugin: from the environment, or from a file beside it.
const { CLOUDFLARE_ENV: environment = "production" } = loadEnv("production", ".", "CLOUDFLARE_ENV");
const [kept, folder] = [`.wrangler/once/${environment}`, process.env["BUILD_DIRECTORY"]!];
if (existsSync(kept)) {
  cpSync(kept, folder, { recursive: true });
} else {
  // Runs the copy's own Vite (scripts/lib/run.ts).
  const command = ["node_modules/@react-router/dev/bin.cjs", ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  cpSync(folder, kept, { recursive: true });
}
