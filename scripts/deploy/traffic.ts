import { wrangler, type WranglerOptions } from "./wrangler.ts";

/** Percent of the traffic by version id. */
export type Split = Record<string, number>;

/** Cloudflare's error numbers for a worker that does not exist. Source: wrangler 4.116, isWorkerNotFoundError. */
const NO_SUCH_WORKER = new Set([10007, 10090]);

/** The current split of a worker's traffic; empty if nothing was ever deployed. */
export async function readSplit(worker: string, options: WranglerOptions = {}): Promise<Split> {
  const status = ["deployments", "status", `--name=${worker}`, "--json"];
  const { code, stdout, failure } = await wrangler(status, { ...options, isQuiet: true });
  if (code !== 0) {
    if (NO_SUCH_WORKER.has(failure?.code ?? 0) || failure?.message?.endsWith("has no deployments.")) return {};
    throw new Error(`the current deployment could not be read: ${failure?.message ?? "wrangler failed"}`);
  }
  const { versions } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as {
    versions: { version_id: string; percentage: number }[];
  };
  return Object.fromEntries(versions.map(({ version_id, percentage }) => [version_id, percentage]));
}

/** Whether two splits give visitors the same versions. A version without traffic does not count. */
export function isSameSplit(one: Split, other: Split): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => (one[id] ?? 0) === (other[id] ?? 0));
}

/**
 * The version to roll back to: the one with the most traffic, because an interrupted deploy may have left two.
 * undefined if nothing is deployed.
 * @throws Error if two versions have equal traffic
 */
export function versionToKeep(worker: string, split: Split): string | undefined {
  const [most, next] = Object.entries(split).toSorted(([, a], [, b]) => b - a);
  if (most && most[1] === next?.[1]) {
    const commands = [most, next].map(([id]) => splitCommand(worker, { [id]: 100 }));
    throw new Error(`two versions have equal traffic. Choose one first:\n  ${commands.join("\nor\n  ")}`);
  }
  return most?.[0];
}

/** Splits the traffic among versions. */
export async function splitTraffic(worker: string, split: Split, options: WranglerOptions = {}): Promise<void> {
  const { code, failure } = await wrangler(["versions", "deploy", ...specs(split), `--name=${worker}`, "-y"], options);
  if (code !== 0) throw new Error(`wrangler versions deploy failed: ${failure?.message ?? "see its output above"}`);
}

/** Gives a version all traffic, even after Ctrl-C. Wrangler may fail after it has moved the traffic; that is no failure. */
export async function rollBack(worker: string, id: string): Promise<void> {
  const detached = { isDetached: true };
  try {
    await splitTraffic(worker, { [id]: 100 }, detached);
  } catch (error) {
    const split = await readSplit(worker, detached).catch((): Split => ({}));
    if (split[id] !== 100) throw error;
  }
}

/** The command with which an operator splits the traffic. */
export const splitCommand = (worker: string, split: Split): string =>
  `npx wrangler versions deploy ${specs(split).join(" ")} --name ${worker} -y`;

const specs = (split: Split) => Object.entries(split).map(([id, percent]) => `${id}@${percent}%`);
