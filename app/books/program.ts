import { asset } from "./property.ts";

/** A decision of the program: evidence, decider and deadline. ISO dates. */
export interface Decision {
  id: string;
  on: string;
  decided: string;
  evidence: string;
  by: string;
  condition: string;
}

export const decisions: readonly Decision[] = [
  {
    id: "DEC-26-01",
    on: "2025-12-12",
    decided: "Buy hosting from SMQ with an advance",
    evidence: "Memo AFM-26-01 (Dec 12)",
    by: "Chief Financial Officer",
    condition: "Unearned advance reviewed each quarter",
  },
  {
    id: "DEC-26-02",
    on: "2026-01-13",
    decided: "Buy the database server",
    evidence: "AOA-26-01",
    by: "Investment board",
    condition: "Not above the estimate",
  },
  {
    id: "DEC-26-03",
    on: asset.inService,
    decided: "Go live on sfs-db-01",
    evidence: "CNV-26-01",
    by: "System Owner",
    condition: "Old host kept to June 30",
  },
  {
    id: "DEC-26-04",
    on: "2026-06-12",
    decided: "Release R26.2",
    evidence: "RUN-26-0612",
    by: "Change board",
    condition: "Separation report read weekly to Sep 30",
  },
  {
    id: "DEC-26-05",
    on: "2026-07-24",
    decided: "Accept P-26-09 until the upgrade",
    evidence: "FND-26-05",
    by: "Authorizing Official",
    condition: "Ends Dec 4, 2026",
  },
  {
    id: "DEC-26-06",
    on: "2026-09-30",
    decided: "Close P-26-07",
    evidence: "AR-26-Q3, UPL-26-12",
    by: "Authorizing Official",
    condition: "None",
  },
];

export const dateOfDecision = (id: string): string => decisions.find((decision) => decision.id === id)!.on;

export const alternativesOn = "2026-01-12";

/** A criterion: its weight in percent, each alternative's score from 1 to 5, and what the scores are based on. */
export interface Criterion {
  criterion: string;
  weight: number;
  measured: { unit: string; buy: number; lease: number; cloud: number };
  /** Five points up to `best`, and one point less for each `step` begun. */
  best: number;
  step: number;
  buy: number;
  lease: number;
  cloud: number;
}

export const criteria: readonly Criterion[] = [
  {
    criterion: "Five-year cost",
    weight: 35,
    measured: { unit: "dollars", buy: 85_000, lease: 120_000, cloud: 102_000 },
    best: 65_000,
    step: 20_000,
    buy: 4,
    lease: 2,
    cloud: 3,
  },
  {
    criterion: "Recovery time",
    weight: 20,
    measured: { unit: "hours", buy: 4, lease: 4, cloud: 1 },
    best: 2,
    step: 2,
    buy: 4,
    lease: 4,
    cloud: 5,
  },
  {
    criterion: "Security and authorization effort",
    weight: 20,
    measured: { unit: "controls to assess", buy: 10, lease: 14, cloud: 25 },
    best: 10,
    step: 10,
    buy: 5,
    lease: 4,
    cloud: 3,
  },
  {
    criterion: "Time to service",
    weight: 15,
    measured: { unit: "weeks", buy: 11, lease: 10, cloud: 9 },
    best: 8,
    step: 4,
    buy: 4,
    lease: 4,
    cloud: 4,
  },
  {
    criterion: "Staff skills",
    weight: 10,
    measured: { unit: "courses", buy: 0, lease: 0, cloud: 2 },
    best: 0,
    step: 1,
    buy: 5,
    lease: 5,
    cloud: 3,
  },
];

/** A yearly rate, in percent, for testing whether discounting would change the choice. */
export const TEST_PERCENT = 7;

/** The years over which the alternatives are compared. */
export const YEARS = 5;

/** A task of the master schedule, planned and actual. ISO dates. */
export interface Task {
  task: string;
  baseline: string;
  /** Days that it may finish late without delaying the go-live or, after it, the date due. */
  float: number;
  actual: string;
  proof: string;
}

const onTime = (task: string, day: string, proof: string, float = 0): Task => ({
  task,
  baseline: day,
  float,
  actual: day,
  proof,
});

/** As the project office recorded it. The dates of its documents are in other records. */
export const schedule: readonly Task[] = [
  onTime("Decide", "2026-01-13", "DEC-26-02", 5),
  onTime("Requisition", "2026-01-20", "PR-26-0031", 5),
  onTime("Award", "2026-02-09", "SAMPLE26P0002", 5),
  { task: "Delivery", baseline: "2026-03-20", float: 5, actual: "2026-03-23", proof: "DN-26-0041" },
  onTime("Acceptance", "2026-03-25", "RR-26-0057"),
  onTime("Install the database", "2026-03-28", "CHG-26-0079"),
  onTime("Harden and scan", "2026-03-30", "BL-DB-1.2"),
  onTime("Go live", "2026-04-01", "DEC-26-03"),
  { task: "First full restore", baseline: "2026-05-16", float: 13, actual: "2026-05-23", proof: "RST-26-03" },
];
