/**
 * The seven stations of the thread, one set per field of work. A service page highlights the stations that the service
 * covers and fills the main one. A practice's page shows this for all its services, under `each`.
 */
export const LIFECYCLES = {
  finance: {
    label: "Where this service touches the thread",
    each: "Where each service touches the thread",
    stages: ["Appropriation", "Apportionment", "Obligation", "Receipt", "Disbursement", "Reporting", "Audit"],
  },
  grants: {
    label: "Where this service touches the life of an award",
    each: "Where each service touches the life of an award",
    stages: ["Announcement", "Application", "Award", "Drawdown", "Performance", "Closeout", "Audit"],
  },
  software: {
    label: "Where this service touches the life of a change",
    each: "Where each service touches the life of a change",
    stages: ["Requirement", "Design", "Build", "Test", "Release", "Operation", "Evidence"],
  },
  platform: {
    label: "Where this service touches the life of a platform",
    each: "Where each service touches the life of a platform",
    stages: ["Plan", "Provision", "Harden", "Operate", "Back up", "Recover", "Attest"],
  },
  security: {
    label: "Where this service touches the security thread",
    each: "Where each service touches the security thread",
    stages: ["Govern", "Identify", "Protect", "Detect", "Respond", "Recover", "Evidence"],
  },
  operations: {
    label: "Where this service touches the service thread",
    each: "Where each service touches the service thread",
    stages: ["Request", "Record", "Assess", "Authorize", "Deploy", "Support", "Improve"],
  },
  transformation: {
    label: "Where this service touches the program thread",
    each: "Where each service touches the program thread",
    stages: ["Mandate", "Baseline", "Roadmap", "Pilot", "Rollout", "Adoption", "Review"],
  },
} as const satisfies Record<string, { label: string; each: string; stages: readonly string[] }>;

export type LifecycleName = keyof typeof LIFECYCLES;
