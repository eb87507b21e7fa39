// `npm run deploy`: refuses to publish wrong settings, sample values, claims nobody stands behind and a stale statement to download, builds, tests what
// was built, and publishes it step by step (lib/release), or with --at-once by `wrangler deploy`.
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { claims } from "../app/content/claims/index.ts";
import { buildHere, withBuildFolder } from "./build.ts";
import { claimsList } from "./lib/claims-gate.ts";
import { takeFormerFiles } from "./lib/former-files/take-along.ts";
import { closeFilesToSearch } from "./lib/closed-to-search.ts";
import { readDeployArguments } from "./lib/deploy-arguments.ts";
import { checkDeploy } from "./lib/deploy-checks.ts";
import { ctrlC } from "./lib/release/ctrl-c.ts";
import { publish } from "./lib/release/publish.ts";
import { run } from "./lib/run.ts";

/** What must hold of any build: every page answers, defended and found. Faster than all tests, which CI has run. */
const TESTS_OF_THE_BUILD = ["pages", "headers", "seo"].map((name) => `tests/worker/${name}.test.ts`);

const given = orStop(() => readDeployArguments(process.argv.slice(2), process.env));
const { environment, skipTests, list, forWrangler, ...howToPublish } = given;
if (list) {
  console.log(claimsList(claims));
  process.exit(0);
}
const { settings, vars, origin } = orStop(() => checkDeploy(given));

// The build writes the chosen environment's settings next to the worker; wrangler then deploys exactly that.
if (environment) process.env["CLOUDFLARE_ENV"] = environment;
else delete process.env["CLOUDFLARE_ENV"];
process.exit(await withBuildFolder(buildAndPublish));

/** Resolves to the exit code. From the build to the last step nobody else may put another build here. */
async function buildAndPublish(): Promise<number> {
  await buildHere().catch((error: Error) => stop(error.message));
  const built = JSON.parse(await readFile("build/server/wrangler.json", "utf8")) as Pick<
    typeof settings,
    "name" | "vars"
  >;
  if (built.name !== settings.name || !isDeepStrictEqual(built.vars, settings.vars)) {
    stop(`the build is of ${built.name} with other settings than those that were checked. Variables of the shell or of a
.env file (CLOUDFLARE_…, CONTACT_API_ORIGIN) may have changed them.`);
  }
  if (!skipTests) {
    const code = await run("vitest", [
      "run",
      "--config",
      "tests/vitest.config.ts",
      "--project",
      "worker",
      ...TESTS_OF_THE_BUILD,
    ]);
    if (code !== 0) stop("the build did not pass its tests.");
  }
  if (origin) console.log(`Fetching the files of former builds from ${origin}…`);
  console.log(await takeFormerFiles({ clientDir: "build/client", origin }));
  if (vars["INDEXABLE"] === "false") await closeFilesToSearch();
  if (howToPublish.atOnce) return run("wrangler", ["deploy", ...forWrangler]);

  const publication = {
    ...howToPublish,
    forWrangler,
    name: howToPublish.name ?? settings.name ?? "",
    accountId: settings.account_id,
    origin: origin!,
    settings: vars,
  };
  const isPublished = await publish(publication, { interrupted: ctrlC() }).catch((error: Error) => stop(error.message));
  return isPublished ? 0 : 1;
}

function stop(reason: string): never {
  console.error(`Nothing was deployed: ${reason}`);
  process.exit(1);
}

/** What an action gives; the sentence of what it throws stops the deploy. */
function orStop<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}
