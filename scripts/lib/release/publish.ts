import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { digestOfKey } from "../../../worker/smoke-test.ts";
import { accountOf, apiBase, tokenOf } from "../cloudflare-account.ts";
import type { DeployArguments } from "../deploy-arguments.ts";
import { smokeTest } from "../smoke/index.ts";
import { commitOptions } from "./commit.ts";
import {
  deployTriggers,
  goBackTo,
  isSharedAs,
  sharesOf,
  splitCommand,
  splitTraffic,
  uploadVersion,
  versionToKeep,
  type WorkerOfCloudflare,
} from "./deployment.ts";
import { servedSince, tooManyErrors } from "./error-rate.ts";
import { publishFirst } from "./publish-first.ts";
import { goInSteps, stopIf, unless } from "./steps.ts";
import { affinityWarning } from "./version-affinity.ts";

export interface Publication extends WorkerOfCloudflare, Pick<DeployArguments, "forWrangler" | "stepSeconds"> {
  /** Where it answers. */
  origin: string;
  /** What it is given: wrangler.toml's variables and those of `--var`. */
  settings: Record<string, unknown>;
  accountId?: string;
}

/** What a test puts in the place of the real things. */
export interface Means {
  smoke: typeof smokeTest;
  wait: (seconds: number) => Promise<unknown>;
  say: (line: string) => void;
  interrupted: AbortSignal;
}

/**
 * Publishes the build that lies here: a version without traffic, tried at the site's own address, then traffic in steps.
 * @returns whether the new version has all traffic and nothing was found wrong with it
 */
export async function publish(publication: Publication, means: Partial<Means> & Pick<Means, "interrupted">) {
  const { smoke = smokeTest, wait = (seconds) => pause(seconds * 1000), say = console.log, interrupted } = means;
  const { name, origin, settings, stepSeconds } = publication;
  const key = randomBytes(24).toString("base64url");
  const more = ["--var", `SMOKE_TEST_DIGEST:${await digestOfKey(key)}`, ...commitOptions(publication.forWrangler)];
  const trying = { origin, key, settings };
  say("Asking Cloudflare which version has the traffic…");
  stopIf(interrupted);
  const before = await unless(interrupted, sharesOf(publication));
  const old = versionToKeep(name, before);
  if (!old) return publishFirst(publication, more, () => unless(interrupted, smoke(trying)), say);

  const { id, previewUrl } = await uploadVersion(publication, more);
  say(`Version ${id} is uploaded and has no traffic.${previewUrl ? ` Its own address: ${previewUrl}` : ""}`);
  const parts = (percent: number) => (percent === 100 ? { [id]: 100 } : { [id]: percent, [old]: 100 - percent });
  const since = new Date();
  // A step that wrangler failed at may have been taken.
  let left = [Object.fromEntries(before)];
  const outcome = await goInSteps({
    isAsLeft: async () => left.some(isSharedAs(await sharesOf(publication, { isApart: true }))),
    split: async (percent) => {
      left = [...left, parts(percent)];
      await splitTraffic(publication, parts(percent));
      left = [parts(percent)];
    },
    // With all traffic there is nothing to choose, and what visitors get is what is tried.
    smoke: (percent) =>
      smoke(
        percent === 100
          ? trying
          : { ...trying, headers: { "Cloudflare-Workers-Version-Overrides": `${name}="${id}"` } },
      ),
    wait: async () => {
      say(`Letting traffic come for ${stepSeconds} seconds…`);
      await wait(stepSeconds);
    },
    watch: async (percent) => {
      const warning = percent === 50 ? await affinityWarning(origin) : undefined;
      if (warning) say(warning);
      return watch(publication, id, old, since, say);
    },
    goBack: () => goBackTo(publication, old),
    say,
    interrupted,
  });
  if (outcome.ok) return finish(publication, id, say);
  const endings = {
    back: `Version ${old} has all traffic again. Version ${id} was stopped: ${outcome.reason}`,
    stuck: `Version ${id} was stopped, and GOING BACK FAILED. Do it by hand:\n  ${splitCommand(name, { [old]: 100 })}`,
    elsewhere: `Version ${id} was stopped: somebody else has moved the traffic meanwhile, by a deploy or a rollback, and it stays
as they left it: npx wrangler deployments status --name ${name}`,
  };
  say(endings[outcome.traffic]);
  return false;
}

async function watch(
  { name, accountId }: Publication,
  id: string,
  old: string,
  since: Date,
  say: (line: string) => void,
): Promise<string | undefined> {
  const none = { requests: 0, errors: 0 };
  try {
    const token = await tokenOf();
    const served = await servedSince(
      { base: apiBase(), token, account: await accountOf(token, accountId) },
      name,
      since,
    );
    const [fresh, former] = [served.get(id) ?? none, served.get(old) ?? none];
    say(`Errors: ${fresh.errors} of ${fresh.requests} requests (old version: ${former.errors} of ${former.requests}).`);
    return tooManyErrors(fresh, former);
  } catch (error) {
    say(`Error rates are not to be had (${(error as Error).message}); the smoke test alone decides.`);
    return undefined;
  }
}

async function finish(worker: WorkerOfCloudflare, id: string, say: (line: string) => void): Promise<boolean> {
  try {
    await deployTriggers(worker);
    say(`Version ${id} has all traffic.`);
    return true;
  } catch (error) {
    say(`Version ${id} has all traffic, but its routes and queues are as they were: ${(error as Error).message}
Try again: npx wrangler triggers deploy --name ${worker.name}`);
    return false;
  }
}
