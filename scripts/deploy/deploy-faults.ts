import { claims } from "../../app/content/claims/index.ts";
import { firm, promises } from "../../app/content/firm.ts";
import { sampleValues } from "../../app/content/sample-values.ts";
import { readConfig, SETTING_NAMES } from "../../worker/env.ts";
import { CAPABILITY_PDF, isCapabilityPdfCurrent } from "../lib/capability-source.ts";
import { outdatedClaimTexts } from "../lib/outdated-claim-texts.ts";
import { type Bindings, bindingFaults } from "./binding-faults.ts";
import { openClaims, openClaimsReport } from "./open-claims.ts";

/** The parts of wrangler's configuration of a build that are checked. */
interface BuiltConfig extends Bindings {
  vars: Record<string, unknown>;
}

/**
 * Everything in the settings and the content that must not be published, one paragraph each. Names wrong settings, never
 * the values of secrets. Source: OPS-2, OPS-3, BUY-4.
 */
export function deployFaults(config: BuiltConfig, { allowsSamples }: { allowsSamples: boolean }): string[] {
  return [
    ...listed("These settings in wrangler.toml are wrong or missing (docs/operations.md explains them):", [
      ...settingFaults(config.vars),
      ...bindingFaults(config),
    ]),
    ...(allowsSamples ? [] : sampleFaults(config.vars)),
    ...(isCapabilityPdfCurrent() ? [] : [`${CAPABILITY_PDF} is outdated. Print it again: npm run capability-pdf`]),
  ];
}

function settingFaults(vars: Record<string, unknown>): string[] {
  const names = Object.keys(vars);
  // Secrets are not in the file. Only the running worker knows whether they are set.
  const secrets = "TURNSTILE_SITE_KEY" in vars ? { TURNSTILE_SECRET_KEY: "a-secret" } : {};
  return [
    ...names
      .filter((name) => !SETTING_NAMES.includes(name))
      .map((name) => `${name} is not a setting. The settings are ${SETTING_NAMES.join(", ")}.`),
    // The dashboard shows variables to everyone, and wrangler prints them.
    ...names
      .filter((name) => name.includes("SECRET"))
      .map((name) => `${name} is a secret: run npx wrangler secret put ${name}, and remove it here.`),
    ...readConfig({ ...vars, ...secrets }).problems,
  ];
}

/** Sample values, unconfirmed claims, and texts that still state a removed claim. Source: BUY-4. */
function sampleFaults(vars: Record<string, unknown>): string[] {
  const samples = [
    ...sampleValues({ ...firm, promises }).map(({ path, value }) => `app/content/firm.ts ${path}: ${value}`),
    ...sampleValues(vars).map(({ path, value }) => `wrangler.toml ${path}: ${value}`),
  ];
  const today = new Date().toISOString().slice(0, 10);
  const open = openClaims(claims, today);
  const faults = [
    ...listed("These are still sample values:", samples),
    ...(open.length > 0 ? [`These claims are not confirmed by the firm:\n\n${openClaimsReport(open, today)}`] : []),
    ...listed(
      "These texts still state claims that were removed:",
      outdatedClaimTexts(claims).map(({ page, text }) => `${page}: ${text}`),
    ),
  ];
  return faults.length > 0 ? [...faults, "To deploy with sample values on purpose, set ALLOW_SAMPLE_VALUES=1."] : [];
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [[title, "", ...lines.map((line) => `  ${line}`)].join("\n")] : [];
