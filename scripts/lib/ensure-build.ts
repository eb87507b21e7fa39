import { oneAtATime } from "./one-at-a-time.mjs";
import { run } from "./run.ts";
import { isBuildCurrent } from "./sources-hash.ts";

/**
 * Builds for production unless the last build is of the same sources. SKIP_BUILD=1 uses the last build as it is. The global
 * set-up of Vitest and Playwright.
 * @throws if the build fails; its output says why
 */
export default async function ensureBuild(): Promise<void> {
  if (process.env["SKIP_BUILD"]) return;
  await oneAtATime(".wrangler/building", async () => {
    if (isBuildCurrent("production")) return;
    // Vitest's own environment would give React's development build.
    const env = { ...process.env, NODE_ENV: "production", CLOUDFLARE_ENV: "" };
    const code = await run("react-router", ["build", "--logLevel=warn"], { env });
    if (code !== 0) throw new Error("react-router build failed.");
  });
}
