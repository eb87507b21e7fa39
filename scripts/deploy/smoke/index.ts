import { setTimeout as sleep } from "node:timers/promises";
import { addressChecks } from "./addresses.ts";
import { contactChecks } from "./contact-requests.ts";
import { fileChecks } from "./files.ts";
import { pageChecks } from "./pages.ts";
import { Site, type SmokeOptions } from "./site.ts";

/** A new deployment may take seconds to be reached everywhere. */
const MAX_TRIES = 30;
const MAX_WAIT_MS = 120_000;

/** This many answers of the version in a row count as reached. */
const IN_A_ROW = 3;

/**
 * Checks a published version over HTTP: every page and file, redirects, search, and the contact form. Compares it with the
 * sources and the build in this folder.
 * @returns a sentence for each problem. Source: OPS-3.
 */
export async function smokeTest(options: SmokeOptions): Promise<string[]> {
  const site = new Site(options);
  const unreachable = site.key && (await waitForVersion(site, options.pause ?? (() => sleep(1000))));
  if (unreachable) return [unreachable];
  const checks = [...pageChecks(site), ...addressChecks(site), ...contactChecks(site), ...fileChecks(site)];
  // A failed request is a problem of its own and hides no other.
  const problems = await Promise.all(checks.map((check) => check.catch((error: Error) => [error.message])));
  return problems.flat();
}

/** Resolves to undefined when the version under test answers, or to the reason why it does not. */
async function waitForVersion(site: Site, pause: () => Promise<unknown>): Promise<string | undefined> {
  let last = "not requested";
  const end = Date.now() + MAX_WAIT_MS;
  for (let tries = 0, met = 0; tries < MAX_TRIES && Date.now() < end; tries++) {
    const answer = await site.ask("/robots.txt").catch((error: Error) => error);
    met = !(answer instanceof Error) && answer.isOfVersion ? met + 1 : 0;
    if (met === IN_A_ROW) return undefined;
    if (met === 0) await pause();
    if (answer instanceof Error) last = answer.message;
    else
      last =
        answer.status === 200
          ? "another version answers"
          : `status ${answer.status} ${answer.headers.get("cf-mitigated") ?? ""}`.trim();
  }
  return `${site.origin} does not answer with the version under test (${last}). Does SITE_URL lead to this worker, without a
firewall rule or a cache that answers first?`;
}
