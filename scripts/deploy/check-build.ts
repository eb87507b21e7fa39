import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { run } from "../lib/run.ts";

/**
 * Checks that the build is for the worker and the settings that were checked.
 * @param file wrangler's configuration of the build
 * @throws Error if it is for another environment
 */
export function checkBuild(config: { name?: string; vars: object }, file = "build/server/wrangler.json"): void {
  const built = JSON.parse(readFileSync(file, "utf8")) as { name: string; vars: object };
  if (built.name === config.name && isDeepStrictEqual(built.vars, config.vars)) return;
  throw new Error(`the build is for ${built.name}, or has other settings than those that were checked. Variables of the
shell or of a .env file (CLOUDFLARE_…, CONTACT_API_ORIGIN) may have changed them.`);
}

/** Quick tests of the build: every page answers, with its headers and metadata. CI runs all tests. */
export async function testBuild(): Promise<void> {
  const files = ["pages", "headers", "seo"].map((name) => `tests/worker/${name}.test.ts`);
  const code = await run("vitest", ["run", "--config", "tests/vitest.config.ts", "--project", "worker", ...files]);
  if (code !== 0) throw new Error("the build failed its tests.");
}
