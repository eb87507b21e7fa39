import { accountOf, apiBase, tokenOf } from "../lib/cloudflare-account.ts";

/** A version's requests, and those that failed: uncaught exceptions and exceeded limits. */
interface Served {
  requests: number;
  errors: number;
}

const NONE: Served = { requests: 0, errors: 0 };

/** A version is rolled back from this many requests on, above this rate, and this many times the old rate. Source: OPS-3. */
const MIN_REQUESTS = 20;
const MIN_RATE = 0.01;
const TIMES_WORSE = 2;

/** Why the new version's error rate is too high, or undefined. */
export function tooManyErrors(fresh: Served, old: Served): string | undefined {
  const [rate, oldRate] = [rateOf(fresh), rateOf(old)];
  if (fresh.requests < MIN_REQUESTS || rate <= MIN_RATE || rate <= TIMES_WORSE * oldRate) return undefined;
  return `${fresh.errors} of ${fresh.requests} requests to the new version failed (${percent(rate)}; old version: ${percent(oldRate)}).`;
}

const rateOf = ({ requests, errors }: Served) => (requests > 0 ? errors / requests : 0);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const QUERY = `query Served($account: string, $script: string, $since: Time) {
  viewer { accounts(filter: { accountTag: $account }) {
    workersInvocationsAdaptive(limit: 100, filter: { scriptName: $script, datetime_geq: $since }) {
      sum { requests errors } dimensions { scriptVersion }
    }
  } }
}`;

interface Answer {
  errors?: { message: string }[] | null;
  data?: {
    viewer?: {
      accounts?: { workersInvocationsAdaptive: { sum: Served; dimensions: { scriptVersion: string } }[] }[];
    };
  } | null;
}

/**
 * Asks Cloudflare for both versions' error rates. If they are not available, only the smoke test decides.
 * @throws Error if the new version's rate is too high
 */
export async function compareErrorRates(
  { worker, accountId }: { worker: string; accountId?: string },
  { id, old, since, say }: { id: string; old: string; since: Date; say: (line: string) => void },
): Promise<void> {
  const served = await servedSince(since, worker, accountId).catch((error: Error) => {
    say(`Error rates are not available (${error.message}); only the smoke test decides.`);
  });
  if (!served) return;
  const [fresh, former] = [served.get(id) ?? NONE, served.get(old) ?? NONE];
  say(`Errors: ${fresh.errors} of ${fresh.requests} requests (old version: ${former.errors} of ${former.requests}).`);
  const reason = tooManyErrors(fresh, former);
  if (reason) throw new Error(reason);
}

/** Requests and errors by version id. Source: developers.cloudflare.com, "Querying Workers Metrics with GraphQL". */
async function servedSince(since: Date, script: string, accountId?: string): Promise<Map<string, Served>> {
  const token = await tokenOf();
  const account = await accountOf(token, accountId);
  const response = await fetch(`${apiBase()}/graphql`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ query: QUERY, variables: { account, script, since: since.toISOString() } }),
    signal: AbortSignal.timeout(20_000),
  });
  const { errors, data } = (await response.json().catch(() => ({}))) as Answer;
  const rows = data?.viewer?.accounts?.[0]?.workersInvocationsAdaptive;
  if (!response.ok || errors?.length || !rows) throw new Error(errors?.[0]?.message ?? `status ${response.status}`);
  const served = new Map<string, Served>();
  for (const { sum, dimensions } of rows) {
    const { requests, errors: failed } = served.get(dimensions.scriptVersion) ?? NONE;
    served.set(dimensions.scriptVersion, { requests: requests + sum.requests, errors: failed + sum.errors });
  }
  return served;
}
