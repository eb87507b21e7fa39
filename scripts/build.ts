// Makes the production build: pictures and the like, then server and client bundles.
import { makeAssets } from "./assets.ts";
import { run } from "./lib/run.ts";

/** Builds into build/. Throws when a step fails; the step's own output says why. */
export async function build(): Promise<void> {
  await makeAssets();
  const steps: [string, string[]][] = [["react-router", ["build"]]];
  for (const [command, args] of steps) {
    if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
  }
}

if (import.meta.main) await build();
