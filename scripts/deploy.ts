// `npm run deploy`: refuses to publish wrong settings, sample values and a stale statement to download, builds, tests what
// was built, and hands over to `wrangler deploy`.
import { appendFile } from "node:fs/promises";
import { unstable_readConfig as readWranglerConfig } from "wrangler";
import { firm } from "../app/content/firm.ts";
import { sampleValues } from "../app/content/sample-values.ts";
import { readConfig } from "../worker/env.ts";
import { build } from "./build.ts";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "./lib/capability-source.ts";
import { run } from "./lib/run.ts";

const ALLOW_SAMPLES = "--allow-sample-values";
const SKIP_TESTS = "--skip-tests";

/** What must hold of any build: every page answers, defended and found. Faster than all tests, which CI has run. */
const TESTS_OF_THE_BUILD = ["pages", "headers", "seo"].map((name) => `tests/worker/${name}.test.ts`);

const flags = process.argv.slice(2);
const environment = takeEnvironment(flags);

const { vars } = readSettings();
const settingsAt = environment ? `wrangler.toml [env.${environment}.vars]` : "wrangler.toml [vars]";

// The secret is not in the file; whether it is set, only the running worker knows.
const secrets = "TURNSTILE_SITE_KEY" in vars ? { TURNSTILE_SECRET_KEY: "a-secret" } : {};
const { problems } = readConfig({ ...vars, ...secrets });
if (problems.length > 0) {
  stop(`these settings are wrong or missing:

${problems.map((problem) => `  ${settingsAt} ${problem}`).join("\n")}

wrangler.toml says what each is for; the README has the same as a table.`);
}
const samples = [
  ...sampleValues(firm).map((sample) => ({ ...sample, file: "app/content/firm.ts" })),
  ...sampleValues(vars).map((sample) => ({ ...sample, file: settingsAt })),
];
if (samples.length > 0 && !flags.includes(ALLOW_SAMPLES)) {
  stop(`these are still sample values:

${samples.map(({ file, path, value }) => `  ${file} ${path}: ${value}`).join("\n")}

Replace them, or deploy with them on purpose: npm run deploy -- ${ALLOW_SAMPLES}`);
}
if (!isCapabilityPdfCurrent()) {
  stop(`${CAPABILITY_PDF} was made from other words. Make it anew: npm run capability-pdf`);
}

// The build writes the chosen environment's settings next to the worker; wrangler then deploys exactly that.
if (environment) process.env["CLOUDFLARE_ENV"] = environment;
else delete process.env["CLOUDFLARE_ENV"];
await build();
if (!flags.includes(SKIP_TESTS)) {
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
// The worker closes its own answers; static files are answered without it.
if (vars["INDEXABLE"] === "false") await appendFile("build/client/_headers", "\n/*\n  X-Robots-Tag: noindex\n");
process.exit(
  await run("wrangler", ["deploy", ...flags.filter((flag) => flag !== ALLOW_SAMPLES && flag !== SKIP_TESTS)]),
);

function stop(reason: string): never {
  console.error(`Nothing was deployed: ${reason}`);
  process.exit(1);
}

/** The chosen environment's part of wrangler.toml. */
function readSettings() {
  try {
    return readWranglerConfig({ config: "wrangler.toml", env: environment });
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Takes `--env NAME` or `--env=NAME` out of the flags. `production` is the top level of wrangler.toml: undefined. */
function takeEnvironment(flags: string[]): string | undefined {
  const index = flags.findIndex((flag) => flag === "--env" || flag === "-e" || flag.startsWith("--env="));
  if (index === -1) return undefined;
  const [flag = "", next = ""] = flags.slice(index, index + 2);
  const name = flag.includes("=") ? flag.split("=")[1] : next;
  flags.splice(index, flag.includes("=") ? 1 : 2);
  // Without its name it would mean production, which nobody who writes --env has in mind.
  if (!name || name.startsWith("-")) stop("--env needs a name, such as --env staging.");
  return name === "production" ? undefined : name;
}
