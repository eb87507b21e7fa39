// `npm run deploy`: refuses to publish sample values, builds, tests what was built, and hands over to `wrangler deploy`.
import { unstable_readConfig as readWranglerConfig } from "wrangler";
import { firm } from "../app/content/firm.ts";
import { sampleValues } from "../app/content/sample-values.ts";
import { build } from "./build.ts";
import { run } from "./lib/run.ts";

const ALLOW_SAMPLES = "--allow-sample-values";
const SKIP_TESTS = "--skip-tests";

/** What must hold of any build: every page answers, defended and found. Faster than all tests, which CI has run. */
const TESTS_OF_THE_BUILD = ["pages", "headers", "seo"].map((name) => `tests/worker/${name}.test.ts`);

const flags = process.argv.slice(2);
const environment = takeEnvironment(flags);

const { vars } = readWranglerConfig({ config: "wrangler.toml", env: environment });
const settingsAt = environment ? `wrangler.toml [env.${environment}.vars]` : "wrangler.toml [vars]";
const samples = [
  ...sampleValues(firm).map((sample) => ({ ...sample, file: "app/content/firm.ts" })),
  ...sampleValues(vars).map((sample) => ({ ...sample, file: settingsAt })),
];
if (samples.length > 0 && !flags.includes(ALLOW_SAMPLES)) {
  console.error(`Nothing was deployed: these are still sample values.

${samples.map(({ file, path, value }) => `  ${file} ${path}: ${value}`).join("\n")}

Replace them, or deploy with them on purpose: npm run deploy -- ${ALLOW_SAMPLES}`);
  process.exit(1);
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
  if (code !== 0) {
    console.error("Nothing was deployed: the build did not pass its tests.");
    process.exit(1);
  }
}
process.exit(
  await run("wrangler", ["deploy", ...flags.filter((flag) => flag !== ALLOW_SAMPLES && flag !== SKIP_TESTS)]),
);

/** Takes `--env NAME` or `--env=NAME` out of the flags. `production` is the top level of wrangler.toml: undefined. */
function takeEnvironment(flags: string[]): string | undefined {
  const index = flags.findIndex((flag) => flag === "--env" || flag === "-e" || flag.startsWith("--env="));
  if (index === -1) return undefined;
  const [flag = "", next = ""] = flags.slice(index, index + 2);
  const name = flag.includes("=") ? flag.split("=")[1] : next;
  flags.splice(index, flag.includes("=") ? 1 : 2);
  return name === "production" ? undefined : name;
}
