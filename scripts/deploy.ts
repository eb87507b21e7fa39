// `npm run deploy`: refuses to publish wrong settings, sample values, claims nobody stands behind and a stale statement to download, builds, tests what
// was built, and publishes it step by step (lib/release), or with --at-once by `wrangler deploy`.
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { claims } from "../app/content/claims/index.ts";
import { firm, promises } from "../app/content/firm.ts";
import { sampleValues } from "../app/content/sample-values.ts";
import { readConfig, SETTING_NAMES } from "../worker/env.ts";
import { buildHere, withBuildFolder } from "./build.ts";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "./lib/capability-source.ts";
import { claimsList, openClaims, openClaimsReport } from "./lib/claims-gate.ts";
import { takeFormerFiles } from "./lib/former-files/take-along.ts";
import { closeFilesToSearch } from "./lib/closed-to-search.ts";
import { readDeployArguments } from "./lib/deploy-arguments.ts";
import { ctrlC } from "./lib/release/ctrl-c.ts";
import { publish } from "./lib/release/publish.ts";
import { run } from "./lib/run.ts";
import { bindingFaults } from "./lib/binding-faults.ts";
import { queueFaults } from "./lib/queue-faults.ts";
import { stillSaid } from "./lib/still-said.ts";
import { readWranglerConfig } from "./shims/wrangler-config.ts";

/** What must hold of any build: every page answers, defended and found. Faster than all tests, which CI has run. */
const TESTS_OF_THE_BUILD = ["pages", "headers", "seo"].map((name) => `tests/worker/${name}.test.ts`);

const {
  environment,
  vars: givenVars,
  allowSampleValues,
  skipTests,
  list,
  forWrangler,
  ...howToPublish
} = orStop(() => readDeployArguments(process.argv.slice(2), process.env));
if (list) {
  console.log(claimsList(claims));
  process.exit(0);
}
const settings = orStop(() => readWranglerConfig({ config: "wrangler.toml", env: environment }));
const vars: Record<string, unknown> = { ...settings.vars, ...givenVars };
const settingsAt = environment ? `wrangler.toml [env.${environment}.vars]` : "wrangler.toml [vars]";
const placeOf = (name: string) => (Object.hasOwn(givenVars, name) ? "--var" : settingsAt);

for (const name of Object.keys(vars)) {
  if (!SETTING_NAMES.includes(name))
    stop(`${placeOf(name)} ${name} is no setting. There are ${SETTING_NAMES.join(", ")}.`);
  // It would stand in the dashboard for everyone to read, and wrangler prints it.
  if (name.includes("SECRET")) {
    const at = environment ? ` --env ${environment}` : "";
    stop(`${placeOf(name)} ${name} is a secret: npx wrangler secret put ${name}${at}, and take it out there.`);
  }
}
const table = environment ? `env.${environment}.` : "";
const faults = [...queueFaults(settings.queues, table), ...bindingFaults(settings, vars, table)];
if (faults.length > 0) stop(`these lines of wrangler.toml would lose requests or alerts:\n\n  ${faults.join("\n  ")}`);
// The secret is not in the file; whether it is set, only the running worker knows.
const secrets = "TURNSTILE_SITE_KEY" in vars ? { TURNSTILE_SECRET_KEY: "a-secret" } : {};
const { problems } = readConfig({ ...vars, ...secrets });
if (problems.length > 0) {
  stop(`these settings are wrong or missing:

${problems.map((problem) => `  ${placeOf(problem.split(" ", 1)[0]!)} ${problem}`).join("\n")}

wrangler.toml says what each is for; the README has the same as a table.`);
}
const origin = howToPublish.smokeAt ?? (vars["SITE_URL"] as string | undefined);
if (!origin && !howToPublish.atOnce) {
  stop(`a version is tried where the site answers, and nothing says where. Set SITE_URL, or add
--smoke-at https://…, or publish untried with --at-once.`);
}
const samples = [
  ...sampleValues({ ...firm, promises }).map((sample) => ({ ...sample, file: "app/content/firm.ts" })),
  ...sampleValues(vars).map((sample) => ({ ...sample, file: placeOf(sample.path) })),
];
const today = new Date().toISOString().slice(0, 10);
const open = openClaims(claims, today);
const untrue = stillSaid(claims);
const reasons = [
  samples.length > 0 &&
    `these are still sample values:

${samples.map(({ file, path, value }) => `  ${file} ${path}: ${value}`).join("\n")}

Replace them.`,
  open.length > 0 &&
    `these claims have nobody of the firm behind them:

${openClaimsReport(open, today)}`,
  untrue.length > 0 &&
    `these texts go on saying what was taken off the site:

${untrue.map(({ page, text }) => `  ${page}: ${text}`).join("\n")}

Rewrite them.`,
].filter((reason) => reason !== false);
if (reasons.length > 0 && !allowSampleValues) {
  stop(`${reasons.join("\n\nAnd ")}

All claims with their state: npm run deploy -- --list
To deploy with samples on purpose: npm run deploy -- --allow-sample-values`);
}
if (!isCapabilityPdfCurrent()) {
  stop(`${CAPABILITY_PDF} was made from other words. Make it anew: npm run capability-pdf`);
}

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
