// Wrangler runs this before it deploys, uploads or serves the worker ([build] in wrangler.toml), so that no deploy goes
// round it. Stops for a missing or outdated build, wrong settings and sample values. Source: OPS-3, OPS-4.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const BUILT_CONFIG = "build/server/wrangler.json";
/** What stopped the last deploy, with every value and every claim. */
const FAULTS_FILE = ".wrangler/deploy-faults.txt";

/** The command that runs, such as `deploy` or `versions upload`. */
const command = process.env["WRANGLER_COMMAND"] ?? "deploy";
const isDeploy = command !== "dev" && command !== "types";

if (command !== "types" && !existsSync(BUILT_CONFIG))
  stop("Nothing is built yet. Run npm run build first, for staging CLOUDFLARE_ENV=staging npm run build.");
if (isDeploy) await check();

async function check(): Promise<void> {
  // Loaded here, so that `wrangler dev` does not wait for the content.
  const { deployFaults } = await import("./deploy/deploy-faults.ts");
  const { isBuildCurrent } = await import("./lib/sources-hash.ts");
  const { copyFormerFiles } = await import("./deploy/former-files.ts");
  const config = JSON.parse(readFileSync(BUILT_CONFIG, "utf8"));
  const { name, targetEnvironment: environment, vars } = config;
  console.log(`The build is of ${name} for ${environment}, with SITE_URL ${vars.SITE_URL}.`);
  if (!isBuildCurrent()) stop(`Files have changed since the build. ${buildCommand(environment)}`);
  const faults = deployFaults(config, { allowsSamples: process.env["ALLOW_SAMPLE_VALUES"] === "1" });
  if (faults.length > 0) {
    mkdirSync(dirname(FAULTS_FILE), { recursive: true });
    writeFileSync(FAULTS_FILE, `${faults.map(({ whole }) => whole).join("\n\n")}\n`);
    stop(
      `Nothing is deployed:\n\n${faults.map(({ short }) => short).join("\n\n")}\n\nThe whole list is in ${FAULTS_FILE}.`,
    );
  }
  console.log(await copyFormerFiles("build/client", vars.SITE_URL));
}

function buildCommand(environment: string): string {
  return `Build again: ${environment === "production" ? "" : `CLOUDFLARE_ENV=${environment} `}npm run build`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
