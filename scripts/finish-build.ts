import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { writeBuildFiles } from "./deploy/former-files.ts";
import { writeLicences } from "./licences.ts";
import { HASH_FILE, sourcesHash } from "./lib/sources-hash.ts";
import { writeTexts } from "./texts.ts";

const CONFIG = "build/server/wrangler.json";

/** Adds to a finished build what is made from the whole of it. react-router.config.ts calls it. */
export async function finishBuild(): Promise<void> {
  const config = JSON.parse(readFileSync(CONFIG, "utf8"));
  // Without it, `wrangler deploy --env staging` would publish production's settings.
  config.targetEnvironment ||= "production";
  // Cloudflare's Vite plugin leaves out the check of wrangler.toml that runs before each deploy.
  config.build = { command: "node scripts/before-deploy.ts" };
  writeFileSync(CONFIG, JSON.stringify(config));
  writeLicences("build");
  await writeTexts("build");
  writeBuildFiles("build/client");
  // The worker sets this header only on its own responses.
  if (config.vars.INDEXABLE === "false") appendFileSync("build/client/_headers", "\n/*\n  X-Robots-Tag: noindex\n");
  writeFileSync(HASH_FILE, `${config.targetEnvironment} ${sourcesHash(config.targetEnvironment)}`);
}
