import type { StepCommand } from "../deploy-options.ts";
import { wrangler as ownWrangler, type WranglerRun } from "./wrangler.ts";

/** Cloudflare's numbers for a worker that is not there. Source: wrangler 4.116, isWorkerNotFoundError. */
const NO_SUCH_WORKER = new Set([10007, 10090]);

/** What is asked of wrangler for one worker. */
export interface WorkerOfCloudflare {
  name: string;
  /** What the operator gave for each command. */
  forStep: Record<StepCommand, string[]>;
  /** Whether the operator sees what wrangler prints: by default. */
  isShown?: boolean;
  /** What runs wrangler's commands; another in tests. */
  wrangler?: typeof ownWrangler;
}

/**
 * Who shares the traffic now, in per cent by version; empty where nothing was ever published.
 * @param isApart whether Ctrl-C passes it by, as it has to where something is to be taken back
 */
export async function sharesOf(
  { name, forStep, wrangler = ownWrangler }: WorkerOfCloudflare,
  { isApart = false } = {},
): Promise<Map<string, number>> {
  const asked = forStep.split.filter((option) => /^--(?:env-file|profile)=/.test(option));
  const run = await wrangler(["deployments", "status", `--name=${name}`, "--json", ...asked], {
    isShown: false,
    isApart,
  });
  if (run.code !== 0) {
    const failure = run.entries.find(({ type }) => type === "command-failed");
    if (failure?.code !== undefined && NO_SUCH_WORKER.has(failure.code)) return new Map();
    if (failure?.message?.endsWith("has no deployments.")) return new Map();
    throw new Error(`what is published now could not be read: ${failure?.message ?? "wrangler failed"}`);
  }
  const { versions } = JSON.parse(run.stdout.slice(run.stdout.indexOf("{"))) as {
    versions: { version_id: string; percentage: number }[];
  };
  return new Map(versions.map(({ version_id, percentage }) => [version_id, percentage]));
}

/** Whether the traffic is shared in these parts: `(parts) => boolean`. A version without traffic is none of them. */
export const isSharedAs = (shares: Map<string, number>) => (parts: Record<string, number>) => {
  const [are, should] = [[...shares], Object.entries(parts)].map((all) => new Map(all.filter(([, part]) => part > 0)));
  return are!.size === should!.size && [...are!].every(([id, part]) => should!.get(id) === part);
};

/**
 * The version to go back to, or undefined where there is none: of two that share the traffic, as after a deploy that was cut
 * off, the one with more. Throws where that is not to be told.
 */
export function versionToKeep(name: string, shares: Map<string, number>): string | undefined {
  const [most, next] = [...shares].toSorted(([, a], [, b]) => b - a);
  if (most && most[1] === next?.[1]) {
    const ways = [most, next].map(([id]) => splitCommand(name, { [id]: 100 }));
    throw new Error(`two versions share the traffic equally. Say first which is to stay:\n  ${ways.join("\nor\n  ")}`);
  }
  return most?.[0];
}

/** Gives all traffic to one version, past any Ctrl-C. Wrangler may fail after it has done so, which is no failure here. */
export async function goBackTo(worker: WorkerOfCloudflare, id: string): Promise<void> {
  try {
    await splitTraffic(worker, { [id]: 100 }, { isApart: true });
  } catch (error) {
    const shares = await sharesOf(worker, { isApart: true }).catch(() => new Map<string, number>());
    if (shares.get(id) !== 100) throw error;
  }
}

/** Uploads the build as a version without traffic. @returns its id, and its own address where there is one */
export async function uploadVersion(
  { forStep, isShown, wrangler = ownWrangler }: WorkerOfCloudflare,
  more: string[],
): Promise<{ id: string; previewUrl?: string }> {
  const run = await wrangler(["versions", "upload", ...more, ...forStep.upload], { isShown });
  const entry = run.entries.find(({ type }) => type === "version-upload");
  if (run.code !== 0 || !entry?.version_id) throw new Error(`the version was not uploaded${because(run)}`);
  return { id: entry.version_id, previewUrl: entry.preview_url };
}

/** Shares the traffic among versions. @param parts as in `{ [id]: percent }`, together 100 */
export async function splitTraffic(
  { name, forStep, isShown, wrangler = ownWrangler }: WorkerOfCloudflare,
  parts: Record<string, number>,
  { isApart = false } = {},
): Promise<void> {
  const run = await wrangler(["versions", "deploy", ...specs(parts), "-y", ...named(name, forStep.split)], {
    isShown,
    isApart,
  });
  if (run.code !== 0) throw new Error(`wrangler versions deploy failed${because(run)}`);
}

/** What an operator types to do the same. */
export const splitCommand = (name: string, parts: Record<string, number>): string =>
  `npx wrangler versions deploy ${specs(parts).join(" ")} --name ${name} -y`;

/** Routes, workers.dev, and consumers of queues by wrangler.toml: versions do not carry them. */
export async function deployTriggers(worker: WorkerOfCloudflare): Promise<void> {
  const { name, forStep, isShown, wrangler = ownWrangler } = worker;
  const run = await wrangler(["triggers", "deploy", ...named(name, forStep.triggers)], { isShown });
  if (run.code !== 0) throw new Error(`wrangler triggers deploy failed${because(run)}`);
}

const specs = (parts: Record<string, number>) => Object.entries(parts).map(([id, percent]) => `${id}@${percent}%`);

const named = (name: string, options: string[]) => [
  `--name=${name}`,
  ...options.filter((option) => !option.startsWith("--name=")),
];

const because = ({ entries }: WranglerRun) => {
  const message = entries.find(({ type }) => type === "command-failed")?.message;
  return message ? `: ${message}` : "";
};
