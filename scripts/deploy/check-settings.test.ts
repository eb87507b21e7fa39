import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { claims } from "../../app/content/claims/index.ts";
import { firm } from "../../app/content/firm.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { checkBuild } from "./check-build.ts";
import { checkSettings } from "./check-settings.ts";
import { readDeployOptions } from "./options.ts";
import { FakeWrangler } from "../../tests/support/fake-wrangler.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The message that stops such a deploy, with a changed wrangler.toml; empty if nothing does. */
function refusal(flags: string[], change: (toml: string) => string = (toml) => toml): string {
  const file = join(folder, "wrangler.toml");
  const toml = readFileSync("wrangler.toml", "utf8").replace(
    /(?<=^(?:CONTACT_API_ORIGIN|SITE_URL) = ").*(?=")/gm,
    "https://www.firm.example",
  );
  writeFileSync(file, change(toml));
  try {
    checkSettings(readDeployOptions(flags), file);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([[[]], [["--dry-run"]], [["--env", "staging"]]])(
  "BUY-4 deploy %j lists every sample value and every claim with its file",
  (flags) => {
    const message = refusal(flags);
    for (const { path, value } of sampleValues(firm))
      expect(message).toContain(`app/content/firm.ts ${path}: ${value}`);
    for (const { file, path } of claims) {
      expect(message).toContain(`  ${file}\n`);
      expect(message).toContain(`    ${path}: `);
    }
    const section = flags.includes("staging") ? "[env.staging.vars]" : "[vars]";
    for (const name of ["CONTACT_API_ORIGIN", "SITE_URL"])
      expect(message).toContain(`wrangler.toml ${section} ${name}: https://`);
    expect(refusal([...flags, "--allow-sample-values"])).toBe("");
  },
);

/** Runs the script itself, with a wrangler that must not be called. */
function deploy(...flags: string[]) {
  const fake = new FakeWrangler();
  const { status, stdout, stderr } = spawnSync("node", ["scripts/deploy.ts", ...flags], {
    encoding: "utf8",
    env: { ...process.env, ...fake.shell },
  });
  const { calls } = fake;
  fake.remove();
  return { status, output: stdout + stderr, calls };
}

test("BUY-4 deploy with sample values fails before it builds or calls wrangler", () => {
  const { status, output, calls } = deploy("--env", "staging");
  expect(output).toMatch(/^Nothing was deployed: these are still sample values:/);
  expect([status, calls]).toEqual([1, []]);
});

test("BUY-4 --list prints every claim with its state", () => {
  const { status, output, calls } = deploy("--list");
  for (const { path } of claims) expect(output).toContain(`${path}: sample, `);
  expect([status, calls]).toEqual([0, []]);
});

test("deploy stops for an environment that does not exist", () =>
  expect(refusal(["--env", "stagign", "--allow-sample-values"])).toMatch(/No environment found .*"stagign"/));

const setting = (line: string) => (toml: string) => toml.replace(/^INDEXABLE = .*$/m, line);

test.each([
  [setting("INDEXABLE = true"), /wrangler\.toml \[vars\] INDEXABLE must be "true" or "false"/],
  [setting('INDEXIBLE = "false"'), /\[vars\] INDEXIBLE is not a setting\. The settings are CONTACT_API_ORIGIN, /],
  [setting('GATEWAY_SIGNING_SECRET = "0123456789"'), /is a secret: run npx wrangler secret put GATEWAY_SIGNING_SECRET/],
  [(toml: string) => toml.replace(/^CONTACT_API_ORIGIN = .*$/m, ""), /CONTACT_API_ORIGIN is missing .*; set it to/],
  [(toml: string) => toml.replace(/^SITE_URL = .*$/m, ""), /^SITE_URL is not set, so the version cannot be tested/],
  [
    (toml: string) => `${toml}\n[[queues.consumers]]\nqueue = "outbox"\ndead_letter_queue = "outbox-dlq"\n`,
    /dead_letter_queue = "outbox-dlq" must end with -dead/,
  ],
])("OPS-3 OPS-2 deploy stops for wrong lines in wrangler.toml, and prints no secret (%#)", (change, reason) => {
  const message = refusal(["--allow-sample-values"], change);
  expect(message).toMatch(reason);
  expect(message).not.toContain("0123456789");
});

test.each([
  [["--var", "SITE_URL:www.agency.gov"], /--var SITE_URL is not a URL; write/],
  [["--var=CONTACT_API_ORIGIN:https://gateway.example"], /--var CONTACT_API_ORIGIN: https:\/\/gateway\.example/],
  [["--var", "INDEXIBLE:false"], /--var INDEXIBLE is not a setting/],
  [["--var", "TURNSTILE_SECRET_KEY:0x4BBB"], /is a secret: run npx wrangler secret put TURNSTILE_SECRET_KEY/],
])("deploy %j is stopped: settings given by --var are checked too", (flags, reason) =>
  expect(refusal(flags)).toMatch(reason),
);

test("a build for another environment, or with other settings, is not published", () => {
  const file = join(folder, "wrangler.json");
  writeFileSync(file, JSON.stringify({ name: "goldthread-staging", vars: { INDEXABLE: "false" } }));
  const check = (name: string, vars: object) => () => checkBuild({ name, vars }, resolve(file));
  expect(check("goldthread-staging", { INDEXABLE: "false" })).not.toThrow();
  expect(check("goldthread", { INDEXABLE: "false" })).toThrow("the build is for goldthread-staging");
  expect(check("goldthread-staging", { INDEXABLE: "true" })).toThrow("other settings than those that were checked");
});
