import type { Rule } from "../shapes/rule.ts";

/** Circulars and memoranda of the Office of Management and Budget. */
export const ombRules = {
  "omb-a-123": {
    short: "OMB Circular A-123",
    name: "OMB Circular A-123",
    issuer: "Office of Management and Budget",
    edition: "",
    status: "in force",
    checked: "2026-11-22",
    changed: "",
    source: { name: "", url: "" },
    patterns: ["A-123"],
  },
} satisfies Record<string, Rule>;
