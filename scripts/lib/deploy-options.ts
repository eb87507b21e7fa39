import type { ParseArgsOptionsConfig } from "node:util";

/** Understood here and not passed on. */
export const OWN = {
  env: { type: "string", short: "e", multiple: true },
  "allow-sample-values": { type: "boolean" },
  "skip-tests": { type: "boolean" },
  "at-once": { type: "boolean" },
  "step-seconds": { type: "string" },
  "smoke-at": { type: "string" },
  list: { type: "boolean" },
} as const satisfies ParseArgsOptionsConfig;

/** Passed on to wrangler: what changes nothing of the worker that was built, checked and tested. */
export const WRANGLERS = {
  var: { type: "string", multiple: true },
  "dry-run": { type: "boolean" },
  "keep-vars": { type: "boolean" },
  strict: { type: "boolean" },
  logpush: { type: "boolean" },
  name: { type: "string" },
  tag: { type: "string" },
  message: { type: "string" },
  outdir: { type: "string" },
  "secrets-file": { type: "string" },
  "old-asset-ttl": { type: "string" },
  "env-file": { type: "string", multiple: true },
  profile: { type: "string" },
  route: { type: "string", multiple: true },
  routes: { type: "string", multiple: true },
  domain: { type: "string", multiple: true },
  domains: { type: "string", multiple: true },
} as const satisfies ParseArgsOptionsConfig;

/** Wrangler's commands of a deploy in steps. */
export type StepCommand = "upload" | "split" | "triggers";

/** Which of them takes which option. What none of them takes is for `wrangler deploy` alone. */
export const TAKEN_BY: Record<keyof typeof WRANGLERS, StepCommand[]> = {
  var: ["upload"],
  "dry-run": [],
  "keep-vars": ["upload"],
  strict: ["upload"],
  logpush: [],
  name: ["upload", "split", "triggers"],
  tag: ["upload"],
  message: ["upload", "split"],
  outdir: ["upload"],
  "secrets-file": ["upload"],
  "old-asset-ttl": [],
  "env-file": ["upload", "split", "triggers"],
  profile: ["upload", "split", "triggers"],
  route: ["triggers"],
  routes: ["triggers"],
  domain: [],
  domains: [],
};

/** All options, for whoever mistyped one. */
export const TAKEN = Object.entries({ ...OWN, ...WRANGLERS })
  .map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`))
  .join(", ");

/** What npm itself has an option of this name for, set in many a home folder; the rest is ours alone. */
const ALSO_NPMS = new Set(["message", "tag"]);

/** npm keeps these for itself where `--` is missing before them, and the script would never hear of them. */
export const KEPT_BY_NPM = [...Object.keys(OWN), ...Object.keys(WRANGLERS)].filter((name) => !ALSO_NPMS.has(name));
