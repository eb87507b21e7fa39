import { firm } from "./firm.ts";
import type { Statistic } from "./shapes/home.ts";

/*
 * What each figure of HOME-5 counts, said once. A page that speaks of the same thing takes its words from here, so that a
 * date, an hour or a minute means the same everywhere. The figures are the specification's, and samples until the firm says
 * in which quarters it counted its own.
 */

/** The day against which a milestone is on time. A signed change moves it; silence does not. */
export const AGREED_DATE = "the date last agreed in writing";

/** From where to where the response to an alert is timed. A machine’s receipt stops no clock. */
export const ALERT_CLOCK = "from a critical alarm to its acknowledgment by a person";

/** When that clock runs: in the hours that a task order staffs. Outside them the order says who is called; nothing is counted. */
export const STAFFED_HOURS = "staffed hours";

/** What availability leaves out. */
const MAINTENANCE = "maintenance agreed beforehand";

/** The six figures, in the order of HOME-5; the first is the lead figure. */
export const measures = {
  onTimeDelivery: {
    value: "100",
    unit: "%",
    name: "on-time delivery",
    gloss: `Milestones accepted by ${AGREED_DATE}, of all that fell due. All six are ${firm.standing.figures}.`,
    spoken: "100% on-time delivery",
  },
  infrastructureUptime: {
    value: "99.5",
    unit: "%",
    name: "infrastructure uptime",
    gloss: `share of a month’s minutes in which platforms we operate pass their health check, ${MAINTENANCE} left out`,
    spoken: "99.5% infrastructure uptime",
  },
  criticalReliability: {
    value: "99.9",
    unit: "%",
    name: "critical system reliability",
    gloss: "share of agreed service hours without an outage, for systems that an order names as critical",
    spoken: "99.9% critical system reliability",
  },
  criticalAlertResponse: {
    value: "< 60",
    unit: "s",
    name: "critical alert response",
    gloss: `median time ${ALERT_CLOCK}, in ${STAFFED_HOURS} only`,
    spoken: "Critical alert response under 60 seconds",
  },
  automatedProcesses: {
    value: "100+",
    unit: "",
    name: "automated processes",
    gloss: "that run from trigger to record and bring a person the exceptions only",
    spoken: "100 or more automated processes",
  },
  trustedIndustries: {
    value: "12+",
    unit: "",
    name: "trusted industries",
    gloss: "by three-digit NAICS subsector: public, commercial and non-profit",
    spoken: "12 or more trusted industries",
  },
} satisfies Record<string, Statistic>;
