import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { claims } from "../../app/content/claims/index.ts";
import { firm } from "../../app/content/firm.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { readWranglerConfig } from "../shims/wrangler-config.ts";
import { deployFaults } from "./deploy-faults.ts";

const config = readWranglerConfig({ config: "wrangler.toml" });
const faults = (vars: Record<string, unknown> = {}, allowsSamples = true, part: "whole" | "short" = "whole") =>
  deployFaults({ ...config, vars: { ...config.vars, ...vars } }, { allowsSamples })
    .map((fault) => fault[part])
    .join("\n");

test("BUY-4 a deploy lists every sample value and every claim with its file, unless samples are allowed", () => {
  const message = faults({}, false);
  for (const { path, value } of sampleValues({ ...firm }))
    expect(message).toContain(`app/content/firm.ts ${path}: ${value}`);
  for (const { path, value } of sampleValues(config.vars)) expect(message).toContain(`wrangler.toml ${path}: ${value}`);
  for (const { file, path } of claims) {
    expect(message).toContain(`  ${file}\n`);
    expect(message).toContain(`    ${path}: `);
  }
  expect(message).toContain("ALLOW_SAMPLE_VALUES=1");
  expect(faults()).toBe("");
});

test("BUY-4 what wrangler repeats is short: how many samples and claims each file has", () => {
  const short = faults({}, false, "short");
  for (const { file } of claims)
    expect(short).toContain(`  ${file}: ${claims.filter((claim) => claim.file === file).length}\n`);
  expect(short).toMatch(/^ {2}app\/content\/firm\.ts: \d+$/m);
  expect(short).toContain("ALLOW_SAMPLE_VALUES=1");
  expect(short.split("\n").length).toBeLessThan(25);
});

test("BUY-4 the file that is named for a claim exists and holds it", () => {
  const wrong = claims.filter(
    ({ file, path }) =>
      !existsSync(file) || !readFileSync(file, "utf8").includes(`export const ${path.split(".")[0]}:`),
  );
  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

test.each([
  [{ INDEXABLE: true }, /INDEXABLE must be "true" or "false"/],
  [{ INDEXIBLE: "false" }, /INDEXIBLE is not a setting\. The settings are CONTACT_API_ORIGIN, /],
  [{ GATEWAY_SIGNING_SECRET: "0123456789" }, /is a secret: run npx wrangler secret put GATEWAY_SIGNING_SECRET/],
  [{ CONTACT_API_ORIGIN: undefined }, /CONTACT_API_ORIGIN is missing/],
  [{ SITE_URL: "www.agency.gov" }, /SITE_URL is not a URL/],
  [{ ALERT_EMAIL_FROM: "a@b.example" }, /the binding ALERT_EMAIL is missing/],
])("OPS-3 OPS-2 a deploy stops for the settings %j, and prints no secret", (vars, reason) => {
  expect(faults(vars)).toMatch(reason);
  expect(faults(vars)).not.toContain("0123456789");
});

test("OPS-3 wrangler runs the check before it deploys without a build too", () => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/^\[build\]\ncommand = "node scripts\/before-deploy\.ts"$/m);
});
