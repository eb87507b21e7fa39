// `npm run deploy`: checks settings and content, builds, tests the build, and publishes it in steps (deploy/rollout.ts).
import { claims } from "../app/content/claims/index.ts";
import { buildHere, withBuildFolder } from "./build.ts";
import { checkBuild, testBuild } from "./deploy/check-build.ts";
import { checkSettings } from "./deploy/check-settings.ts";
import { claimsList } from "./deploy/claims.ts";
import { noindexFiles } from "./deploy/closed-to-search.ts";
import { copyFormerFiles } from "./deploy/former-files.ts";
import { type DeployOptions, readDeployOptions } from "./deploy/options.ts";
import { rollOut } from "./deploy/rollout.ts";
import { untilInterrupted } from "./deploy/until-interrupted.ts";
import { wrangler } from "./deploy/wrangler.ts";

try {
  const options = readDeployOptions(process.argv.slice(2), process.env);
  if (options.isList) console.log(claimsList(claims));
  else process.exitCode = (await deploy(options)) ? 0 : 1;
} catch (error) {
  console.error(`Nothing was deployed: ${(error as Error).message}`);
  process.exitCode = 1;
}
process.exit();

/** Resolves to whether the new version is published. */
async function deploy(options: DeployOptions): Promise<boolean> {
  const checked = checkSettings(options);
  // The build writes this environment's settings next to the worker. Wrangler deploys exactly those.
  if (options.environment) process.env["CLOUDFLARE_ENV"] = options.environment;
  else delete process.env["CLOUDFLARE_ENV"];
  // No other process may replace the build until it is published.
  return withBuildFolder(async () => {
    await buildHere();
    checkBuild(checked.config);
    if (!options.skipTests) await testBuild();
    if (checked.origin) console.log(`Downloading files of earlier builds from ${checked.origin}…`);
    console.log(await copyFormerFiles({ clientDir: "build/client", origin: checked.origin }));
    if (checked.vars["INDEXABLE"] === "false") await noindexFiles();
    return publish(options, checked);
  });
}

async function publish(
  { isAtOnce, isDryRun, forWrangler, stepSeconds }: DeployOptions,
  { config, vars, origin }: ReturnType<typeof checkSettings>,
): Promise<boolean> {
  if (isAtOnce) return (await wrangler(["deploy", ...(isDryRun ? ["--dry-run"] : []), ...forWrangler])).code === 0;
  return rollOut({
    worker: config.name!,
    accountId: config.account_id,
    origin: origin!,
    settings: vars,
    forWrangler,
    stepSeconds,
    interrupted: untilInterrupted(),
  });
}
