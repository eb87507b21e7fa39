import { AGREED_DATE, ALERT_CLOCK, STAFFED_HOURS } from "../measure-words.ts";
import type { Statistic } from "../types/home.types.ts";
import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

const COUNT = { proof: "your own count of the last four quarters" };

/** Excluded from availability. */
const MAINTENANCE = "maintenance agreed in advance";

/** The figures' period, after "All cover". */
export const figuresPeriod: Claim<string> = sample(`four quarters, end date ${BLANK}`, COUNT);

/** The six figures, in the order of HOME-5. The first claimed one is shown large. */
export const figures: Record<
  | "onTimeDelivery"
  | "infrastructureUptime"
  | "criticalReliability"
  | "criticalAlertResponse"
  | "automatedProcesses"
  | "trustedIndustries",
  Claim<Statistic>
> = {
  onTimeDelivery: sample(
    {
      value: "100",
      unit: "%",
      name: "on-time delivery",
      gloss: `share of milestones due that were accepted by ${AGREED_DATE}`,
      spoken: "100% on-time delivery",
    },
    COUNT,
  ),
  infrastructureUptime: sample(
    {
      value: "99.5",
      unit: "%",
      name: "infrastructure uptime",
      gloss: `share of minutes in which platforms we operate pass their health check, excluding ${MAINTENANCE}`,
      spoken: "99.5% infrastructure uptime",
    },
    COUNT,
  ),
  criticalReliability: sample(
    {
      value: "99.9",
      unit: "%",
      name: "critical system reliability",
      gloss: "share of agreed service hours without an outage, for systems that an order names as critical",
      spoken: "99.9% critical system reliability",
    },
    COUNT,
  ),
  criticalAlertResponse: sample(
    {
      value: "< 60",
      unit: "s",
      name: "critical alert response",
      gloss: `median time ${ALERT_CLOCK}, during ${STAFFED_HOURS} only`,
      spoken: "Critical alert response under 60 seconds",
    },
    COUNT,
  ),
  automatedProcesses: sample(
    {
      value: "100+",
      unit: "",
      name: "automated processes",
      gloss: "each run from trigger to record, with only the exceptions sent to a person",
      spoken: "100 or more automated processes",
    },
    COUNT,
  ),
  trustedIndustries: sample(
    {
      value: "12+",
      unit: "",
      name: "trusted industries",
      gloss: "by three-digit NAICS subsector: public, commercial and nonprofit",
      spoken: "12 or more trusted industries",
    },
    COUNT,
  ),
};
