import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWranglerConfig } from "../../../scripts/shims/wrangler-config.ts";
import { readConfig } from "../../../worker/env.ts";

/** wrangler.toml with every commented-out example enabled. */
function withExamples(): string {
  const text = readFileSync("wrangler.toml", "utf8");
  const examples = /^# (?=\[\[|[A-Za-z_]+ = )/gm;
  expect(text.match(examples)!.length).toBeGreaterThan(10);
  return text.replace(examples, "").replace("workers_dev = true", "workers_dev = false");
}

test("the examples in wrangler.toml are valid settings, and staging never takes the site's domain", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const config = join(folder, "wrangler.toml");
  writeFileSync(config, withExamples());
  const production = readWranglerConfig({ config });
  const staging = readWranglerConfig({ config, env: "staging" });
  rmSync(folder, { recursive: true });

  expect(production.routes).toEqual([{ pattern: "www.example.gov", custom_domain: true }]);
  expect(production.upload_source_maps).toBe(true);
  expect(production.queues.producers).toMatchObject([
    { binding: "CONTACT_OUTBOX", queue: "goldthread-outbox" },
    { binding: "CONTACT_OUTBOX_DEAD", queue: "goldthread-outbox-dead" },
  ]);
  expect(production.queues.consumers).toMatchObject([
    { queue: "goldthread-outbox", dead_letter_queue: "goldthread-outbox-dead" },
    { queue: "goldthread-outbox-dead" },
  ]);
  expect(production.kv_namespaces).toMatchObject([{ binding: "CONTACT_DEAD_LETTERS" }]);
  expect(production.send_email).toMatchObject([{ name: "ALERT_EMAIL" }]);
  expect(readConfig({ ...production.vars, TURNSTILE_SECRET_KEY: "x" }).problems).toEqual([]);
  expect(readConfig(staging.vars).problems).toEqual([]);
  expect(staging).toMatchObject({ routes: [], workers_dev: true, upload_source_maps: true });
});
