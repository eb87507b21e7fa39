import { expect, test } from "vitest";
import { readDeployArguments } from "../../../scripts/lib/deploy-arguments.ts";

test.each([
  [["--env", "staging"]],
  [["--env=staging"]],
  [["-e", "staging"]],
  [["-e=staging"]],
  [["-estaging"]],
  [["--dry-run", "-e", "staging"]],
  [["--env=staging", "-e", "staging"]],
])("deploy %j is for staging, and wrangler does not hear of it: the build has chosen", (args) => {
  const { environment, forWrangler } = readDeployArguments(args);
  expect(environment).toBe("staging");
  expect(forWrangler).toEqual(args.includes("--dry-run") ? ["--dry-run"] : []);
});

test.each([[[]], [["--env", "production"]], [["-e=production"]]])("deploy %j is for production", (args) =>
  expect(readDeployArguments(args).environment).toBeUndefined(),
);

test.each([
  [["--env", "staging", "--env", "production"], /more than one environment: staging, production/],
  [["-e=staging", "-e", "other"], /more than one environment: staging, other/],
  [["--env"], /--env needs a name/],
  [["-e"], /--env needs a name/],
  [["--env="], /--env needs a name/],
  [["-e="], /--env needs a name/],
  [["--env", "--dry-run"], /--env needs a name/],
  [["-e", "-x"], /--env needs a name/],
  [["--no-env"], /--no-env.*npm run deploy takes --env …/s],
  [["--enviroment", "staging"], /--enviroment.*npm run deploy takes --env …/s],
  [["staging"], /staging.*npm run deploy takes --env …/s],
  [["--", "-e", "staging"], /npm run deploy takes/],
  [["--config", "other.toml"], /--config.*npm run deploy takes/s],
  [["--dry-run=false"], /--dry-run.*npm run deploy takes/s],
  [["--var", "INDEXABLE"], /--var needs NAME:value/],
  [["--var", ":false"], /--var needs NAME:value/],
  [["--var"], /--var.*npm run deploy takes/s],
  [["--var", "INDEXABLE:false", "SITE_URL:https://a.gov"], /SITE_URL.*npm run deploy takes/s],
  [["--var", "INDEXABLE:false", "--var", "INDEXABLE:true"], /--var sets INDEXABLE twice/],
])("deploy %j is refused with a sentence that says what to write", (args, reason) =>
  expect(() => readDeployArguments(args)).toThrow(reason),
);

test("CLOUDFLARE_ENV in the shell names the environment as --env does, and must not contradict it", () => {
  const shell = { CLOUDFLARE_ENV: "staging" };
  expect(readDeployArguments([], shell).environment).toBe("staging");
  expect(readDeployArguments(["-e", "staging"], shell).environment).toBe("staging");
  expect(() => readDeployArguments(["-e", "production"], shell)).toThrow("more than one environment");
  expect(readDeployArguments([], { CLOUDFLARE_ENV: "" }).environment).toBeUndefined();
});

test.each(["env", "var", "dry_run", "skip_tests", "name", "step_seconds", "smoke_at", "secrets_file", "route"])(
  "what npm keeps for itself because -- is missing stops a deploy: %s",
  (name) => expect(() => readDeployArguments([], { [`npm_config_${name}`]: "true" })).toThrow(/write -- first/),
);

test("settings given by --var are read whole, and go on to wrangler as they were written", () => {
  const args = ["--var", "SITE_URL:https://www.agency.gov:8443", "--var=INDEXABLE:false", "--tag", "v1", "--dry-run"];
  expect(readDeployArguments([...args, "--allow-sample-values", "--skip-tests"])).toEqual({
    environment: undefined,
    vars: { SITE_URL: "https://www.agency.gov:8443", INDEXABLE: "false" },
    allowSampleValues: true,
    skipTests: true,
    list: false,
    atOnce: true,
    isDryRun: true,
    stepSeconds: 60,
    smokeAt: undefined,
    name: undefined,
    forWrangler: ["--var=SITE_URL:https://www.agency.gov:8443", "--var=INDEXABLE:false", "--tag=v1", "--dry-run"],
    forStep: {
      upload: ["--var=SITE_URL:https://www.agency.gov:8443", "--var=INDEXABLE:false", "--tag=v1"],
      split: [],
      triggers: [],
    },
  });
});

test("OPS-3 in steps, each command of wrangler is given what it takes", () => {
  const args = ["--name", "other", "--message=Hello", "--route", "a.gov/*", "--strict", "--env-file", ".env.ci"];
  const { atOnce, name, forStep } = readDeployArguments([
    ...args,
    "--step-seconds",
    "5",
    "--smoke-at",
    "https://a.gov/",
  ]);
  expect(atOnce).toBe(false);
  expect(name).toBe("other");
  expect(forStep).toEqual({
    upload: ["--name=other", "--message=Hello", "--strict", "--env-file=.env.ci"],
    split: ["--name=other", "--message=Hello", "--env-file=.env.ci"],
    triggers: ["--name=other", "--route=a.gov/*", "--env-file=.env.ci"],
  });
  expect(readDeployArguments(["--step-seconds", "5", "--smoke-at", "https://a.gov/"])).toMatchObject({
    stepSeconds: 5,
    smokeAt: "https://a.gov",
  });
});

test.each([
  [["--domain", "a.gov"], /--domain is for wrangler deploy, .* add --at-once/],
  [["--logpush"], /--logpush is for wrangler deploy, .* add --at-once/],
  [["--old-asset-ttl=60"], /--old-asset-ttl is for wrangler deploy, .* add --at-once/],
  [["--step-seconds", "1m"], /--step-seconds needs a whole number of seconds; it was given "1m"/],
  [["--smoke-at", "a.gov"], /--smoke-at needs an origin such as https:.*; it was given "a.gov"/],
  [["--smoke-at", "https://a.gov/about"], /--smoke-at needs an origin/],
])("OPS-3 deploy %j is refused, with what to write", (args, reason) => {
  expect(() => readDeployArguments(args)).toThrow(reason);
});

test("OPS-3 --at-once takes all that wrangler deploy takes", () => {
  const args = ["--domain=a.gov", "--logpush"];
  expect(readDeployArguments(["--at-once", ...args])).toMatchObject({
    atOnce: true,
    isDryRun: false,
    forWrangler: args,
  });
});
