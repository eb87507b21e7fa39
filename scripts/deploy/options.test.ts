import { expect, test } from "vitest";
import { readDeployOptions } from "./options.ts";

test.each([
  [["--env", "staging"]],
  [["--env=staging"]],
  [["-e", "staging"]],
  [["-e=staging"]],
  [["--env=staging", "-e", "staging"]],
])("deploy %j is for staging; wrangler gets no --env, because the build has its settings", (args) => {
  const { environment, forWrangler } = readDeployOptions(args);
  expect([environment, forWrangler]).toEqual(["staging", []]);
});

test.each([[[]], [["--env", "production"]], [["-e=production"]]])("deploy %j is for production", (args) =>
  expect(readDeployOptions(args).environment).toBeUndefined(),
);

test.each([
  [["--env", "staging", "--env", "production"], /more than one environment: staging, production/],
  [["--env"], /argument missing.*npm run deploy -- takes --env/s],
  [["--env="], /--env needs a name/],
  [["-e="], /--env needs a name/],
  [["--env", "--dry-run"], /ambiguous.*npm run deploy -- takes --env/s],
  [["--enviroment", "staging"], /--enviroment.*npm run deploy -- takes --env/s],
  [["staging"], /staging.*npm run deploy -- takes --env/s],
  [["--config", "other.toml"], /--config.*npm run deploy -- takes/s],
  [["--name", "other"], /--name.*npm run deploy -- takes/s],
  [["--dry-run=false"], /--dry-run.*npm run deploy -- takes/s],
  [["--var", "INDEXABLE"], /write NAME:value/],
  [["--var", ":false"], /write NAME:value/],
  [["--var", "INDEXABLE:false", "--var", "INDEXABLE:true"], /--var sets INDEXABLE twice/],
  [["--step-seconds", "1m"], /--step-seconds is "1m"; it must be a whole number/],
])("deploy %j is rejected with a message that says what to write", (args, reason) =>
  expect(() => readDeployOptions(args)).toThrow(reason),
);

test("CLOUDFLARE_ENV selects the environment as --env does, and must not contradict it", () => {
  const shell = { CLOUDFLARE_ENV: "staging" };
  expect(readDeployOptions([], shell).environment).toBe("staging");
  expect(readDeployOptions(["-e", "staging"], shell).environment).toBe("staging");
  expect(() => readDeployOptions(["-e", "production"], shell)).toThrow("more than one environment");
  expect(readDeployOptions([], { CLOUDFLARE_ENV: "" }).environment).toBeUndefined();
});

test.each(["env", "var", "dry_run", "skip_tests", "at_once"])(
  "an option that npm kept for itself because -- is missing stops a deploy: %s",
  (name) => expect(() => readDeployOptions([], { [`npm_config_${name}`]: "true" })).toThrow(/Write -- first/),
);

test("settings given by --var keep their colons, and are passed on to wrangler with tag and message", () => {
  const args = ["--var", "SITE_URL:https://www.agency.gov:8443", "--tag", "v1", "--message=Hello", "--keep-vars"];
  expect(readDeployOptions([...args, "--dry-run", "--allow-sample-values"])).toMatchObject({
    vars: { SITE_URL: "https://www.agency.gov:8443" },
    allowSampleValues: true,
    isAtOnce: true,
    isDryRun: true,
    stepSeconds: 60,
    forWrangler: ["--var=SITE_URL:https://www.agency.gov:8443", "--tag=v1", "--message=Hello", "--keep-vars"],
  });
});
