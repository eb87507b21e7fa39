import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The operator's command, with the last build. Without ALLOW_SAMPLE_VALUES, nothing can be published. */
function deploy(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync("npx", ["wrangler", "deploy", "--dry-run", ...flags], {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_ENV: "", ALLOW_SAMPLE_VALUES: "" },
  });
  return { status, output: stdout + stderr };
}

test("OPS-3 BUY-4 wrangler deploy refuses sample values and unconfirmed claims, and lists them", () => {
  const { status, output } = deploy();
  expect(output).toContain("The build is of goldthread for production");
  expect(output).toContain("These are still sample values:");
  expect(output).toContain("identifiers.uei: to be supplied");
  expect(status).toBe(1);
});

test("OPS-3 wrangler deploy refuses a build of another environment", () => {
  const { status, output } = deploy("--env", "staging");
  expect(output).toContain('does not match the target environment "production"');
  expect(status).toBe(1);
});
