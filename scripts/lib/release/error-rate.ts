/** What a version has served, and how much of it failed by Cloudflare's account: thrown errors and exceeded limits. */
export interface Served {
  requests: number;
  errors: number;
}

/** Fewer say nothing. */
const MIN_REQUESTS = 20;

/** Below this nobody goes back, however well the old version did. */
const MIN_RATE = 0.01;

/** And it must be so many times worse than the old one. */
const TIMES_WORSE = 2;

/** Why a new version fails too often to stay, or undefined. Source: OPS-3. */
export function tooManyErrors(fresh: Served, old: Served): string | undefined {
  const [rate, oldRate] = [rateOf(fresh), rateOf(old)];
  if (fresh.requests < MIN_REQUESTS || rate <= MIN_RATE || rate <= TIMES_WORSE * oldRate) return undefined;
  return `${fresh.errors} of ${fresh.requests} requests to the new version failed (${percent(rate)}), of the old one ${percent(oldRate)}`;
}

const rateOf = ({ requests, errors }: Served) => (requests > 0 ? errors / requests : 0);
const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const QUERY = `query Served($account: string, $script: string, $since: Time) {
  viewer {
    accounts(filter: { accountTag: $account }) {
      workersInvocationsAdaptive(limit: 100, filter: { scriptName: $script, datetime_geq: $since }) {
        sum { requests errors }
        dimensions { scriptVersion }
      }
    }
  }
}`;

export interface AnalyticsPlace {
  /** Address of Cloudflare's API, without a slash at its end. */
  base: string;
  account: string;
  token: string;
}

interface Answer {
  errors?: { message: string }[] | null;
  data?: {
    viewer?: {
      accounts?: { workersInvocationsAdaptive: { sum: Served; dimensions: { scriptVersion: string } }[] }[];
    };
  } | null;
}

/**
 * What each version of a worker has served since a time, by its id. Throws with Cloudflare's words where its analytics are
 * not to be had. Source: developers.cloudflare.com/analytics/graphql-api/tutorials/querying-workers-metrics.
 */
export async function servedSince(
  { base, account, token }: AnalyticsPlace,
  script: string,
  since: Date,
): Promise<Map<string, Served>> {
  const response = await fetch(`${base}/graphql`, {
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
    const { requests, errors: failed } = served.get(dimensions.scriptVersion) ?? { requests: 0, errors: 0 };
    served.set(dimensions.scriptVersion, { requests: requests + sum.requests, errors: failed + sum.errors });
  }
  return served;
}
