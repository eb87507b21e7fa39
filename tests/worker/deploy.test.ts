import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The operator's command, with the last build. Without ALLOW_SAMPLE_VALUES, nothing can be published. */
function deploy(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync("npx", ["wrangler", "deploy", "--dry-run", ...flags], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_ENV: "", ALLOW_SAMPLE_VALUES: "" },
  });
  return { status, output: stdout + stderr };
}

test("OPS-3 BUY-4 wrangler deploy refuses sample values and unconfirmed claims, counts them by file, and lists them in a file", () => {
  const { status, output } = deploy();
  expect(output).toContain("The build is of goldthread for production");
  expect(output).toContain("These are still sample values:");
  expect(output).toMatch(/app\/content\/claims\/identifiers\.ts: \d+/);
  const [, list = ""] = /The whole list is in (\S+)\./.exec(output) ?? [];
  expect(readFileSync(list, "utf8")).toContain("identifiers.uei: to be supplied");
  expect(status).toBe(1);
});

test("OPS-3 wrangler deploy refuses a build of another environment", () => {
  const { status, output } = deploy("--env", "staging");
  expect(output).toContain('does not match the target environment "production"');
  expect(status).toBe(1);
});
