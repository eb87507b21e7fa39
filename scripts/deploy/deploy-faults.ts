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

const CLAIMS_TITLE = "These claims are not confirmed by the firm:";

/** What stops a deploy: in one paragraph, and in a short one, because wrangler prints it three times. */
interface DeployFault {
  whole: string;
  short: string;
}

/**
 * Everything in the settings and the content that must not be published. Names wrong settings, never the values of
 * secrets. Source: OPS-2, OPS-3, BUY-4.
 */
export function deployFaults(config: BuiltConfig, { allowsSamples }: { allowsSamples: boolean }): DeployFault[] {
  return [
    ...listed("These settings in wrangler.toml are wrong or missing (docs/operations.md explains them):", [
      ...settingFaults(config.vars),
      ...bindingFaults(config),
    ]),
    ...(allowsSamples ? [] : sampleFaults(config.vars)),
    ...(isCapabilityPdfCurrent()
      ? []
      : [sentence(`${CAPABILITY_PDF} is outdated. Print it again: npm run capability-pdf`)]),
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
function sampleFaults(vars: Record<string, unknown>): DeployFault[] {
  const samples = [
    ...sampleValues({ ...firm, promises }).map((found) => ({ file: "app/content/firm.ts", ...found })),
    ...sampleValues(vars).map((found) => ({ file: "wrangler.toml", ...found })),
  ];
  const today = new Date().toISOString().slice(0, 10);
  const open = openClaims(claims, today);
  const faults = [
    ...listed(
      "These are still sample values:",
      samples.map(({ file, path, value }) => `${file} ${path}: ${value}`),
      countsOf(samples),
    ),
    ...(open.length > 0
      ? [
          {
            whole: `${CLAIMS_TITLE}\n\n${openClaimsReport(open, today)}`,
            short: paragraph(CLAIMS_TITLE, countsOf(open)),
          },
        ]
      : []),
    ...listed(
      "These texts still state claims that were removed:",
      outdatedClaimTexts(claims).map(({ page, text }) => `${page}: ${text}`),
    ),
  ];
  return faults.length > 0
    ? [...faults, sentence("To deploy with sample values on purpose, set ALLOW_SAMPLE_VALUES=1.")]
    : [];
}

/** How many there are in each file. */
const countsOf = (found: readonly { file: string }[]): string[] => {
  const files = found.map(({ file }) => file);
  return [...new Set(files)].map((file) => `${file}: ${files.filter((other) => other === file).length}`);
};

const paragraph = (title: string, lines: readonly string[]): string =>
  [title, "", ...lines.map((line) => `  ${line}`)].join("\n");

const sentence = (text: string): DeployFault => ({ whole: text, short: text });

/** @param short what stands for the lines where space is short */
const listed = (title: string, lines: readonly string[], short = lines): DeployFault[] =>
  lines.length > 0 ? [{ whole: paragraph(title, lines), short: paragraph(title, short) }] : [];
