/** With two equal shares, eight requests meet only one version by chance once in 128 times. */
const REQUESTS = 8;

/**
 * A warning if requests of one visitor reach both builds while two versions share the traffic, because the zone sets no
 * version key. Sends no key itself, which would hide that. Source: Cloudflare, "Version affinity".
 */
export async function versionKeyWarning(origin: string): Promise<string | undefined> {
  const builds = new Set<string | null>();
  for (let n = 0; n < REQUESTS; n++) {
    const signal = AbortSignal.timeout(10_000);
    const answer = await fetch(origin, { method: "HEAD", redirect: "manual", signal }).catch(() => undefined);
    builds.add(answer?.headers.get("x-client-build") ?? null);
  }
  builds.delete(null);
  if (builds.size < 2) return undefined;
  return `Warning: one visitor reaches both builds in turn, and pages of the newer one miss their scripts. Set a version
key in the zone (docs/operations.md, "Two versions at once"), or use --at-once under *.workers.dev.`;
}
