/** At two equal shares, eight answers of one version come by chance once in 128 times. */
const TIMES = 8;

const DEADLINE_MS = 10_000;

/**
 * What to do where one visitor meets both builds while two versions share the traffic, or undefined. Asks as any visitor of
 * this machine does: a version key sent from here would keep it with one version whether the zone sets one or not. Says
 * nothing where both versions have the same client build, or where no answer comes: the smoke test has its words for that.
 * Source: developers.cloudflare.com/workers/versions-and-deployments/gradual-deployments/version-affinity.
 */
export async function affinityWarning(origin: string): Promise<string | undefined> {
  const builds = new Set<string>();
  for (let time = 0; time < TIMES; time++) {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(origin, { method: "HEAD", redirect: "manual", signal }).catch(() => undefined);
    const build = answer?.headers.get("x-client-build");
    if (build) builds.add(build);
  }
  if (builds.size < 2) return undefined;
  const remedy = new URL(origin).hostname.endsWith(".workers.dev")
    ? "At *.workers.dev nothing can keep a visitor with one version: publish there with --at-once."
    : `Set a version key in the zone: docs/operations.md, "Two versions at once".`;
  return `Warning: one visitor meets both builds in turn, and pages of the newer one miss their scripts. ${remedy}`;
}
