import { day } from "./format-values.ts";
import { agency } from "./agency.ts";
import { grant } from "./awards.ts";

/** Amounts shown by the payment system. Whole dollars. */
export const paymentSystem = { authorized: 240_000, drawn: 150_000 } as const;

/** The recipient's own costs by quarter of the government's fiscal year 2026. */
export const recipientCosts = { secondQuarter: 96_000, thirdQuarter: 54_000, fourthQuarter: 29_400 } as const;

/** Costs of the recipient's fiscal year, which ends on June 30. */
export const costsToYearEnd = recipientCosts.secondQuarter + recipientCosts.thirdQuarter;

/** The recipient's Federal Financial Report, by line. */
export const sf425 = {
  on: "2026-10-28",
  "10a": 150_000,
  "10d": 240_000,
  "10e": 179_400,
  "10f": 12_000,
  "10g": 191_400,
  "10h": 48_600,
} as const;

/** A run of the interface between grants and ledger, with the amounts of its own log. `at`: ISO time. */
export interface BalancingRun {
  id: string;
  at: string;
  sent: string;
  amount: number;
  accepted: number;
  rejected: number;
  reason: string | null;
}

export const balancingRuns: readonly BalancingRun[] = [
  {
    id: "BAL-26-01",
    at: "2026-01-14T18:00",
    sent: grant.award,
    amount: 240_000,
    accepted: 240_000,
    rejected: 0,
    reason: null,
  },
  {
    id: "BAL-26-02",
    at: "2026-03-16T06:00",
    sent: "GRD-26-0001",
    amount: 90_000,
    accepted: 90_000,
    rejected: 0,
    reason: null,
  },
  {
    id: "BAL-26-03",
    at: "2026-07-20T06:00",
    sent: "GRD-26-0002",
    amount: 60_000,
    accepted: 0,
    rejected: 60_000,
    reason: "E-17 period missing",
  },
  {
    id: "BAL-26-04",
    at: "2026-07-20T09:30",
    sent: "GRD-26-0002",
    amount: 60_000,
    accepted: 60_000,
    rejected: 0,
    reason: "Rerun after correction",
  },
  {
    id: "BAL-26-05",
    at: "2026-09-30T18:00",
    sent: "ACC-26-02",
    amount: 30_000,
    accepted: 30_000,
    rejected: 0,
    reason: null,
  },
];

/**
 * An award of the recipient's schedule of expenditures. The amounts of the first are also in these books. `ledger`: the
 * expenditure in the recipient's own ledger. Source of what it names: 2 CFR 200.510(b).
 */
export interface ScheduledAward {
  listing: string;
  /** The program's title in the assistance listing. */
  program: string;
  agency: string;
  cluster: string;
  /** The award's number: of the pass-through entity, if there is one. */
  award: string;
  passThrough: string | null;
  spent: number;
  toSubrecipients: number;
  ledger: number;
}

/** The cluster of research awards, for which the schedule has a total of its own. */
export const RESEARCH = "Research and development";
const none = "None";

export const scheduledAwards: readonly ScheduledAward[] = [
  {
    listing: grant.listing,
    program: "Sample Soil Practices",
    agency: agency.name,
    cluster: none,
    award: grant.award,
    passThrough: null,
    spent: costsToYearEnd,
    toSubrecipients: 20_000,
    ledger: 150_000,
  },
  {
    listing: "00.002",
    program: "Sample Basic Research",
    agency: "Sample Science Agency",
    cluster: RESEARCH,
    award: "SAMPLE-2",
    passThrough: null,
    spent: 410_000,
    toSubrecipients: 0,
    ledger: 410_000,
  },
  {
    listing: "00.003",
    program: "Sample Instruments",
    agency: "Sample Science Agency",
    cluster: RESEARCH,
    award: "SAMPLE-3",
    passThrough: null,
    spent: 318_000,
    toSubrecipients: 45_000,
    ledger: 318_000,
  },
  {
    listing: "00.004",
    program: "Sample Farm Outreach",
    agency: "Sample Farm Agency",
    cluster: none,
    award: "SSDA-2026-014",
    passThrough: "Sample State Department of Agriculture",
    spent: 200_000,
    toSubrecipients: 0,
    ledger: 200_000,
  },
  {
    listing: "00.005",
    program: "Sample Student Services",
    agency: "Sample Education Agency",
    cluster: none,
    award: "SAMPLE-5",
    passThrough: null,
    spent: 180_000,
    toSubrecipients: 0,
    ledger: 180_000,
  },
];

/** A requirement of 2 CFR 200 and how this grant met it. */
export interface GrantTest {
  requirement: string;
  citation: string;
  test: string;
  proof: string;
  /** The recipient’s office that answers for it. */
  owner: string;
  result: string;
}

export const grantTests: readonly GrantTest[] = [
  {
    requirement: "Time from draw to spending minimized",
    citation: "2 CFR 200.305(b)",
    test: "No draw exceeds costs to date",
    proof: "GRD-26-0001, GRD-26-0002",
    owner: "Finance",
    result: "met",
  },
  {
    requirement: "Costs traced to source",
    citation: "2 CFR 200.302(b)(3)",
    test: "Draw 2 traced to recipient ledger",
    proof: "PLR-26-01",
    owner: "Finance",
    result: "met",
  },
  {
    requirement: "Financial report",
    citation: "2 CFR 200.328",
    test: "SF-425 within 30 days of quarter end",
    proof: `SF-425, ${day(sf425.on)}`,
    owner: "Finance",
    result: "met",
  },
  {
    requirement: "Performance report",
    citation: "2 CFR 200.329",
    test: "Acres reported agree with field file",
    proof: "PLR-26-01",
    owner: "Program",
    result: "met",
  },
  {
    requirement: "Subrecipient risk evaluated",
    citation: "2 CFR 200.332(c)",
    test: "Risk score before the first payment",
    proof: "SUB-26-01",
    owner: "Subawards",
    result: "one day late",
  },
  {
    requirement: "Internal control, cybersecurity",
    citation: "2 CFR 200.303(e)",
    test: "Access list reviewed each quarter",
    proof: "SUB-26-02",
    owner: "IT",
    result: "met",
  },
];

/** The recipient's costs from March 14 to June 30 by its own ledger, which draw 2 reimburses. Whole dollars. */
export const secondDrawCosts = {
  growers: 43_500,
  salaries: 11_000,
  fieldSupplies: 3_200,
  travel: 800,
  indirect: 1_500,
} as const;
