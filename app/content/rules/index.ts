import type { Rule } from "../types/rule.types.ts";
import { accessAndSoftwareRules } from "./access-and-software.ts";
import { acquisitionRules } from "./acquisition-rules.ts";
import { cisaRules } from "./cisa.ts";
import { cyberLawRules } from "./cyber-law.ts";
import { financeLawRules } from "./finance-law.ts";
import { gaoFasabRules } from "./gao-fasab.ts";
import { grantsLawRules } from "./grants-law.ts";
import { industryRules } from "./industry.ts";
import { isoAndIndustryRules } from "./iso-and-industry.ts";
import { itManagementRules } from "./it-management.ts";
import { nistControlRules } from "./nist-controls.ts";
import { nistGuideRules } from "./nist-guides.ts";
import { nistRules } from "./nist.ts";
import { ombDigitalRules } from "./omb-digital.ts";
import { ombSecurityRules } from "./omb-security.ts";
import { ombRules } from "./omb.ts";
import { productRules } from "./products.ts";
import { softwareRules } from "./software.ts";
import { treasuryRules } from "./treasury-rules.ts";

const register = {
  ...ombRules,
  ...treasuryRules,
  ...gaoFasabRules,
  ...acquisitionRules,
  ...grantsLawRules,
  ...financeLawRules,
  ...nistRules,
  ...nistControlRules,
  ...nistGuideRules,
  ...cyberLawRules,
  ...cisaRules,
  ...ombSecurityRules,
  ...ombDigitalRules,
  ...itManagementRules,
  ...isoAndIndustryRules,
  ...industryRules,
  ...accessAndSoftwareRules,
  ...softwareRules,
  ...productRules,
};

/** The id of a rule in the register, and its anchor on the rules page. */
export type RuleId = keyof typeof register;

/** The register of all rules that the site cites, by id. Editions are written only here. Source: RULE-1. */
export const rules: Readonly<Record<RuleId, Rule>> = register;

/** The name by which texts cite a rule, with its edition. */
export function cite(id: RuleId): string {
  // Tests run without type checks.
  if (!Object.hasOwn(rules, id)) throw new Error(`No rule “${id}” in app/content/rules. Add it there, or cite another.`);
  return rules[id].short;
}
