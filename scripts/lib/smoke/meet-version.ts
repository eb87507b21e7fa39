import type { Answer, Problem, Site } from "./site.ts";

/** Cloudflare speaks of seconds until a deployment is known everywhere. */
const TRIES = 30;

/** Where each try hangs until its end, nobody waits for all of them. */
const PATIENCE_MS = 120_000;

/** So many answers of the version one after another mean that it is met everywhere that this machine reaches. */
const IN_A_ROW = 3;

/**
 * Asks until the version under test answers, which a new deployment may take a few seconds for. Resolves to why it was
 * not met, or undefined. Without a key nothing can tell one version from another.
 */
export async function notMet(site: Site): Promise<Problem | undefined> {
  if (!site.key) return undefined;
  let last: Answer | Error | undefined;
  const until = Date.now() + PATIENCE_MS;
  for (let tries = 0, met = 0; tries < TRIES && Date.now() < until; tries++) {
    last = await site.ask("/robots.txt").catch((error: Error) => error);
    met = !(last instanceof Error) && last.isOfVersion ? met + 1 : 0;
    if (met === IN_A_ROW) return undefined;
    if (met === 0) await site.pause();
  }
  return `${site.origin} does not answer with the version under test (${whatCame(last)}). Does this origin lead to this
worker, and does nothing before it, such as a firewall rule or a cache, answer in its place? Where the worker answers
at another address: npm run deploy -- --smoke-at https://…`;
}

function whatCame(last: Answer | Error | undefined): string {
  if (!last || last instanceof Error) return last?.message ?? "not asked";
  const mitigated = last.headers.get("cf-mitigated");
  if (mitigated) return `the zone answered ${last.status} with a ${mitigated}`;
  return last.status === 200 ? "another version answers" : `it answers ${last.status}`;
}
