// Checks before `npm run deploy` builds: settings, bindings, sample values, claims, the capability statement.
import { claims } from "../../app/content/claims/index.ts";
import { firm, promises } from "../../app/content/firm.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { readConfig, SETTING_NAMES } from "../../worker/env.ts";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "../lib/capability-source.ts";
import { outdatedClaimTexts } from "../lib/outdated-claim-texts.ts";
import { readWranglerConfig } from "../shims/wrangler-config.ts";
import { bindingFaults } from "./bindings.ts";
import { openClaims, openClaimsReport } from "./claims.ts";
import type { DeployOptions } from "./options.ts";

/**
 * Reads the settings of the chosen environment and checks everything that must not be published.
 * @param file path of wrangler.toml
 * @returns the configuration; its variables with those of `--var`; where the site answers, undefined only with --at-once
 * @throws Error with a message for the operator
 */
export function checkSettings(
  options: Pick<DeployOptions, "environment" | "vars" | "allowSampleValues" | "isAtOnce">,
  file = "wrangler.toml",
) {
  const { environment } = options;
  const config = readWranglerConfig({ config: file, env: environment });
  const vars: Record<string, unknown> = { ...config.vars, ...options.vars };
  const section = environment ? `wrangler.toml [env.${environment}.vars]` : "wrangler.toml [vars]";
  const placeOf = (name: string) => (Object.hasOwn(options.vars, name) ? "--var" : section);

  for (const name of Object.keys(vars)) {
    if (!SETTING_NAMES.includes(name))
      throw new Error(`${placeOf(name)} ${name} is not a setting. The settings are ${SETTING_NAMES.join(", ")}.`);
    // The dashboard shows variables to everyone, and wrangler prints them.
    if (name.includes("SECRET")) {
      const at = environment ? ` --env ${environment}` : "";
      throw new Error(
        `${placeOf(name)} ${name} is a secret: run npx wrangler secret put ${name}${at}, and remove it here.`,
      );
    }
  }
  const faults = bindingFaults(config, vars, environment ? `env.${environment}.` : "");
  if (faults.length > 0)
    throw new Error(`these lines of wrangler.toml would lose requests or alerts:\n\n${indented(faults)}`);
  // Secrets are not in the file. Only the running worker knows whether they are set.
  const secrets = "TURNSTILE_SITE_KEY" in vars ? { TURNSTILE_SECRET_KEY: "a-secret" } : {};
  const problems = readConfig({ ...vars, ...secrets }).problems.map(
    (problem) => `${placeOf(problem.split(" ", 1)[0]!)} ${problem}`,
  );
  if (problems.length > 0) {
    throw new Error(
      `these settings are wrong or missing:\n\n${indented(problems)}\n\ndocs/operations.md explains each setting.`,
    );
  }
  const origin = vars["SITE_URL"] as string | undefined;
  if (!origin && !options.isAtOnce)
    throw new Error(
      "SITE_URL is not set, so the version cannot be tested. Set it, or publish untested with --at-once.",
    );
  const reasons = options.allowSampleValues ? [] : untrueContent(vars, placeOf);
  if (reasons.length > 0) {
    throw new Error(`${reasons.join("\n\nAnd ")}

All claims with their state: npm run deploy -- --list
To deploy with sample values on purpose: npm run deploy -- --allow-sample-values`);
  }
  if (!isCapabilityPdfCurrent())
    throw new Error(`${CAPABILITY_PDF} is outdated. Generate it again: npm run capability-pdf`);
  return { config, vars, origin };
}

/** Sample values, unconfirmed claims, and texts that still state a removed claim: one paragraph each. Source: BUY-4. */
function untrueContent(vars: Record<string, unknown>, placeOf: (name: string) => string): string[] {
  const samples = [
    ...sampleValues({ ...firm, promises }).map(({ path, value }) => `app/content/firm.ts ${path}: ${value}`),
    ...sampleValues(vars).map(({ path, value }) => `${placeOf(path)} ${path}: ${value}`),
  ];
  const today = new Date().toISOString().slice(0, 10);
  const open = openClaims(claims, today);
  const untrue = outdatedClaimTexts(claims).map(({ page, text }) => `${page}: ${text}`);
  return [
    ...(samples.length > 0 ? [`these are still sample values:\n\n${indented(samples)}\n\nReplace them.`] : []),
    ...(open.length > 0 ? [`these claims are not confirmed by the firm:\n\n${openClaimsReport(open, today)}`] : []),
    ...(untrue.length > 0
      ? [`these texts still state claims that were removed:\n\n${indented(untrue)}\n\nRewrite them.`]
      : []),
  ];
}

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join("\n");
