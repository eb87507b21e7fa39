// What must be right before `npm run deploy` builds anything: settings, values that are no samples, claims, the statement to download.
import { claims } from "../../app/content/claims/index.ts";
import { firm, promises } from "../../app/content/firm.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { readConfig, SETTING_NAMES } from "../../worker/env.ts";
import { readWranglerConfig } from "../shims/wrangler-config.ts";
import { bindingFaults } from "./binding-faults.ts";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "./capability-source.ts";
import { openClaims, openClaimsReport } from "./claims-gate.ts";
import type { DeployArguments } from "./deploy-arguments.ts";
import { queueFaults } from "./queue-faults.ts";
import { stillSaid } from "./still-said.ts";

/** A deploy that may go on. */
export interface CheckedDeploy {
  /** wrangler.toml's, of the chosen environment. */
  settings: ReturnType<typeof readWranglerConfig>;
  /** Its variables, and those of `--var`. */
  vars: Record<string, unknown>;
  /** Where the version is to be tried; undefined only where it is published untried. */
  origin: string | undefined;
}

/**
 * @param file the settings, a path of wrangler.toml
 * @throws Error with all sentences for the operator, where something must not be published
 */
export function checkDeploy(
  {
    environment,
    vars: givenVars,
    allowSampleValues,
    smokeAt,
    atOnce,
  }: Pick<DeployArguments, "environment" | "vars" | "allowSampleValues" | "smokeAt" | "atOnce">,
  file = "wrangler.toml",
): CheckedDeploy {
  const settings = readWranglerConfig({ config: file, env: environment });
  const vars: Record<string, unknown> = { ...settings.vars, ...givenVars };
  const settingsAt = environment ? `wrangler.toml [env.${environment}.vars]` : "wrangler.toml [vars]";
  const placeOf = (name: string) => (Object.hasOwn(givenVars, name) ? "--var" : settingsAt);

  for (const name of Object.keys(vars)) {
    if (!SETTING_NAMES.includes(name))
      refuse(`${placeOf(name)} ${name} is no setting. There are ${SETTING_NAMES.join(", ")}.`);
    // It would stand in the dashboard for everyone to read, and wrangler prints it.
    if (name.includes("SECRET")) {
      const at = environment ? ` --env ${environment}` : "";
      refuse(`${placeOf(name)} ${name} is a secret: npx wrangler secret put ${name}${at}, and take it out there.`);
    }
  }
  const table = environment ? `env.${environment}.` : "";
  const faults = [...queueFaults(settings.queues, table), ...bindingFaults(settings, vars, table)];
  if (faults.length > 0)
    refuse(`these lines of wrangler.toml would lose requests or alerts:\n\n  ${faults.join("\n  ")}`);
  // The secret is not in the file; whether it is set, only the running worker knows.
  const secrets = "TURNSTILE_SITE_KEY" in vars ? { TURNSTILE_SECRET_KEY: "a-secret" } : {};
  const { problems } = readConfig({ ...vars, ...secrets });
  if (problems.length > 0) {
    refuse(`these settings are wrong or missing:

${problems.map((problem) => `  ${placeOf(problem.split(" ", 1)[0]!)} ${problem}`).join("\n")}

docs/operations.md says what each setting does.`);
  }
  const origin = smokeAt ?? (vars["SITE_URL"] as string | undefined);
  if (!origin && !atOnce) {
    refuse(`a version is tried where the site answers, and nothing says where. Set SITE_URL, or add
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
    refuse(`${reasons.join("\n\nAnd ")}

All claims with their state: npm run deploy -- --list
To deploy with samples on purpose: npm run deploy -- --allow-sample-values`);
  }
  if (!isCapabilityPdfCurrent()) {
    refuse(`${CAPABILITY_PDF} was made from other words. Make it anew: npm run capability-pdf`);
  }
  return { settings, vars, origin };
}

function refuse(reason: string): never {
  throw new Error(reason);
}
