// Builds for production: assets, then server and client bundles.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeAssets } from "./assets.ts";
import { writeLicences } from "./licences.ts";
import { ownFiles, writeBuildFiles } from "./deploy/build-files.ts";
import { oneAtATime } from "./lib/one-at-a-time.mjs";
import { run } from "./lib/run.ts";
import { writeTexts } from "./texts.ts";

const BUILD = "build";
/** At the same depth as build/, so that relative paths in source maps stay valid. */
const NEXT = ".build-next";
const FORMER = ".build-former";
/** Tells wrangler what to deploy. */
const DEPLOY_CONFIG = ".wrangler/deploy/config.json";

/**
 * Holds the lock of build/ during an action that builds, or that needs the build to stay the same, such as a
 * deployment. Other processes that want to build in this checkout wait.
 */
export const withBuildFolder = <T>(action: () => Promise<T>): Promise<T> => oneAtATime(".wrangler/building", action);

/** Builds, once no other process is building in this checkout. */
export const build = (): Promise<void> => withBuildFolder(buildHere);

/**
 * Builds into another folder and then replaces build/ at once, so that readers never see an incomplete build and a
 * failed build changes nothing. The caller holds the lock (`withBuildFolder`).
 * @throws if a step fails; the step's output says why
 */
export async function buildHere(): Promise<void> {
  await makeAssets();
  // Overrides the shell: any other value would ship React's development build, which is twice as large.
  const env = { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: NEXT };
  rmSync(NEXT, { recursive: true, force: true });
  if ((await run("react-router", ["build", "--logLevel=warn"], { env })) !== 0)
    throw new Error("react-router build failed.");
  writeLicences(NEXT);
  await writeTexts(NEXT);
  writeBuildFiles(join(NEXT, "client"), ownFiles(join(NEXT, "client")));
  rmSync(FORMER, { recursive: true, force: true });
  if (existsSync(BUILD)) renameSync(BUILD, FORMER);
  renameSync(NEXT, BUILD);
  rmSync(FORMER, { recursive: true, force: true });
  writeFileSync(DEPLOY_CONFIG, readFileSync(DEPLOY_CONFIG, "utf8").replace(`/${NEXT}/`, `/${BUILD}/`));
}

if (import.meta.main) await build();
