import { parse } from "yaml";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  permissions?: unknown;
  "timeout-minutes"?: number;
  env?: Record<string, string>;
  secrets?: unknown;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  concurrency?: unknown;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

/**
 * Events that run the code of the change itself, or of the default branch, with no more permissions than its author
 * has.
 */
const EVENTS = new Set(["pull_request", "push", "schedule", "workflow_dispatch"]);

/** A full commit hash, which cannot be moved, with its version as a comment, for people and for Dependabot. */
const PINNED = /^\s*(?:- )?uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** True only for branches of this repository. */
const NOT_A_FORK = "github.event.pull_request.head.repo.full_name == github.repository";

const READS = JSON.stringify({ contents: "read" });
const hasSecrets = (part: unknown) => JSON.stringify(part ?? "").includes("secrets.");

/**
 * Unsafe parts of a workflow, as messages; empty for a safe one. Source: OPS-6; docs.github.com, "Secure use
 * reference".
 * @param text the workflow's file
 */
export function workflowFaults(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const usesLines = text.split("\n").filter((line) => /^[^#]*\buses:/.test(line));
  return [
    ...Object.keys(workflow.on)
      .filter((event) => !EVENTS.has(event))
      .map((event) => `on ${event}: it may run with rights that a change's author does not have`),
    ...(JSON.stringify(workflow.permissions) === READS ? [] : ["permissions: must be contents: read, and no more"]),
    ...(workflow.concurrency ? [] : ["concurrency: is not set"]),
    ...(hasSecrets(workflow.env) ? ["env: gives secrets to every job"] : []),
    ...usesLines
      .filter((line) => !PINNED.test(line))
      .map((line) => `${line.trim()}: needs a digest of 40 digits, and its version behind it as # v1.2.3`),
    ...unequalDigests(usesLines),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      jobFaults(job, "pull_request" in workflow.on).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

function jobFaults(job: Job, runsForChanges: boolean): string[] {
  const isForForks = runsForChanges && !job.if?.includes(NOT_A_FORK);
  return [
    ...(job["timeout-minutes"] ? [] : ["has no timeout-minutes"]),
    ...(job.permissions === undefined ? [] : ["has permissions of its own"]),
    ...(job.secrets || hasSecrets(job.env) ? ["gives secrets to all its steps"] : []),
    ...(hasSecrets(job) && isForForks ? ["has secrets and would run for forks"] : []),
    ...(job.steps ?? []).flatMap(stepFaults),
  ];
}

function stepFaults({ uses, run, with: inputs, env }: Step): string[] {
  const isCheckout = uses?.startsWith("actions/checkout@");
  return [
    // Expressions between the braces become part of the script; an `env` variable stays a value.
    ...(run?.includes("${{") ? [`run: ${run.trim()}: give what stands in braces by env`] : []),
    ...(isCheckout && inputs?.["persist-credentials"] !== false ? ["checkout keeps its credentials"] : []),
    ...(hasSecrets(env) && /\bnpm\b/.test(run ?? "")
      ? [`run: ${run}: installs or runs packages' scripts with a secret`]
      : []),
    ...(hasSecrets(inputs) ? [`${uses} gets a secret`] : []),
  ];
}

/** Actions must have the same version everywhere. */
function unequalDigests(usesLines: string[]): string[] {
  const pins = new Set(usesLines.map((line) => line.replace(/^.*uses: /, "").trim()));
  const names = [...pins].map((pin) => pin.split("@")[0]!);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `${name} stands in more than one version`,
  );
}
