// Makes the production build: pictures and the like, then server and client bundles.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeAssets } from "./assets.ts";
import { writeLicences } from "./licences.ts";
import { ownFiles, writeBuildFiles } from "./lib/former-files/build-files.ts";
import { oneAtATime } from "./lib/one-at-a-time.mjs";
import { run } from "./lib/run.ts";
import { writeTexts } from "./texts.ts";

const BUILD = "build";
/** As deep as build/ itself, so that relative paths in source maps hold. */
const NEXT = ".build-next";
const FORMER = ".build-former";
/** Where wrangler is told what to deploy. */
const DEPLOY_CONFIG = ".wrangler/deploy/config.json";

/**
 * Runs what makes build/ and whatever has to find the same build there until it is done, such as a deploy: everybody else in
 * this folder who wants to build waits for it.
 */
export const withBuildFolder = <T>(action: () => Promise<T>): Promise<T> => oneAtATime(".wrangler/building", action);

/** Builds, when nobody else does here. */
export const build = (): Promise<void> => withBuildFolder(buildHere);

/**
 * Builds beside build/ and then puts the whole in its place, so that whoever reads build/ meanwhile finds one build and
 * never half of one; a build that fails leaves it as it was. For who has the folder (`withBuildFolder`). Throws when a step
 * fails; the step's own output says why.
 */
export async function buildHere(): Promise<void> {
  await makeAssets();
  // Whatever the shell says: with anything else, visitors would get React's development files, twice as large.
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
