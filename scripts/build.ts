// Makes the production build: pictures and the like, then server and client bundles.
import { makeAssets } from "./assets.ts";
import { run } from "./lib/run.ts";

/** Builds into build/. Throws when a step fails; the step's own output says why. */
export async function build(): Promise<void> {
  await makeAssets();
  // Whatever the shell says: with anything else, visitors would get React's development files, twice as large.
  const env = { ...process.env, NODE_ENV: "production" };
  if ((await run("react-router", ["build"], { env })) !== 0) throw new Error("react-router build failed.");
}

if (import.meta.main) await build();
