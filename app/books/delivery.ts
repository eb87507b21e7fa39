import type { ReleaseId } from "./changes.ts";

/** A requirement, traced to the release that implemented it. */
export interface Requirement {
  id: string;
  text: string;
  story: string;
  commit: string;
  test: string;
  release: ReleaseId;
}

export const requirements: readonly Requirement[] = [
  {
    id: "REQ-117",
    text: "An order above the available allotment is refused",
    story: "ST-301",
    commit: "51fe220",
    test: "RT-041",
    release: "R26.1",
  },
  {
    id: "REQ-118",
    text: "A separated user’s open work moves to the deputy within one hour",
    story: "ST-318",
    commit: "7a3c114",
    test: "RT-046",
    release: "R26.2",
  },
  {
    id: "REQ-119",
    text: "The aged invoice report names the current holder",
    story: "ST-319",
    commit: "d5b81f2",
    test: "RT-045",
    release: "R26.2",
  },
  {
    id: "REQ-120",
    text: "Each approver has a deputy on record",
    story: "ST-320",
    commit: "2f6e9ac",
    test: "RT-043",
    release: "R26.2",
  },
  {
    id: "REQ-121",
    text: "A feed that misses its hour raises an alarm within 15 minutes",
    story: "ST-321",
    commit: "b83407d",
    test: "RT-047",
    release: "R26.2",
  },
  {
    id: "REQ-122",
    text: "An IPAC without a keyed receipt opens a task the same day",
    story: "ST-330",
    commit: "9b0e6d4",
    test: "RT-049",
    release: "R26.3",
  },
];

/** The result of a layer of a scenario; `n/a` if the scenario does not involve it. */
export type LayerResult = "pass" | "fail" | "n/a";

/** A scenario of the regression run: results of its last run by layer, and of its first run. */
export interface Scenario {
  id: string;
  scenario: string;
  requirement: string;
  layers: { screen: LayerResult; service: LayerResult; data: LayerResult };
  first: "pass" | "fail";
  defect: string | null;
}

/** `digest`: the first eight digits of the build’s digest, as the run logged them. */
export const regression = {
  id: "RUN-26-0612",
  at: "2026-06-12T16:00",
  build: "26.2.0",
  digest: "sha256:114a7e02",
} as const;

const passes = { first: "pass", defect: null } as const;
const all = { screen: "pass", service: "pass", data: "pass" } as const;

export const scenarios: readonly Scenario[] = [
  { id: "RT-041", scenario: "Order above available is refused", requirement: "REQ-117", layers: all, ...passes },
  { id: "RT-042", scenario: "One line item, requisition to payment", requirement: "REQ-117", layers: all, ...passes },
  {
    id: "RT-043",
    scenario: "Deputy table maintained on screen",
    requirement: "REQ-120",
    layers: { ...all, service: "n/a" },
    ...passes,
  },
  {
    id: "RT-044",
    scenario: "A vendor sees no other vendor’s invoice",
    requirement: "FND-26-02",
    layers: { ...all, data: "n/a" },
    ...passes,
  },
  {
    id: "RT-045",
    scenario: "Aged invoice report names the holder",
    requirement: "REQ-119",
    layers: all,
    first: "fail",
    defect: "DEF-26-033",
  },
  {
    id: "RT-046",
    scenario: "A separated user’s work moves within the hour",
    requirement: "REQ-118",
    layers: all,
    ...passes,
  },
  {
    id: "RT-047",
    scenario: "Silent feed raises alarm in 15 minutes",
    requirement: "REQ-121",
    layers: { ...all, screen: "n/a" },
    ...passes,
  },
  {
    id: "RT-048",
    scenario: "Deputy table script runs twice without harm",
    requirement: "REQ-118",
    layers: { screen: "n/a", service: "n/a", data: "pass" },
    ...passes,
  },
];

/** A component of release R26.2: versions, reason for the change, and the test that verifies it. */
export interface Component {
  component: string;
  from: string | null;
  to: string;
  reason: string;
  test: string;
}

export const manifest: readonly Component[] = [
  { component: "int-hr-feed", from: "2.3.1", to: "2.4.0", reason: "REQ-121", test: "RT-047" },
  { component: "wf-invoice", from: "1.8.0", to: "1.9.0", reason: "REQ-118", test: "RT-046" },
  { component: "rpt-aged-invoice", from: "1.2.0", to: "1.3.0", reason: "REQ-119", test: "RT-045" },
  { component: "db-script-deputies", from: null, to: "26.2-01", reason: "REQ-118", test: "RT-048" },
  { component: "scr-deputies", from: null, to: "1.0.0", reason: "REQ-120", test: "RT-043" },
  { component: "portal", from: "4.1.2", to: "4.1.3", reason: "FND-26-01, FND-26-02, FND-26-03", test: "RT-044" },
];
