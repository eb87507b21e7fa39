import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { digestOfKey } from "../../worker/smoke-test.ts";
import { compareErrorRates } from "./error-rate.ts";
import { commitOptions } from "./commit.ts";
import { smokeTest } from "./smoke/index.ts";
import { isSameSplit, readSplit, rollBack, type Split, splitCommand, splitTraffic, versionToKeep } from "./traffic.ts";
import { versionKeyWarning } from "./version-key.ts";
import { wrangler } from "./wrangler.ts";

/** The new version's traffic in percent, step by step. At 0 only the smoke test reaches it. Source: OPS-3. */
const STEPS_PERCENT = [0, 10, 50, 100];

export interface Rollout {
  worker: string;
  accountId?: string;
  /** Where the site answers. */
  origin: string;
  /** The version's settings. */
  settings: Record<string, unknown>;
  /** Options for `wrangler versions upload` and `wrangler deploy`. */
  forWrangler: string[];
  stepSeconds: number;
  /** Aborted by Ctrl-C and by a closed terminal. */
  interrupted: AbortSignal;
  /** Replaced in tests. */
  smoke?: typeof smokeTest;
  say?: (line: string) => void;
}

/**
 * Publishes the current build: uploads a version, then moves traffic to it in steps with checks in between, and back if
 * a check fails. A worker's first version gets all traffic at once.
 * @returns whether the new version has all traffic and passed all checks
 */
export async function rollOut(rollout: Rollout): Promise<boolean> {
  const { worker, origin, settings, forWrangler, stepSeconds, interrupted } = rollout;
  const { smoke = smokeTest, say = console.log } = rollout;
  const orInterrupted = racing(interrupted);
  const key = randomBytes(24).toString("base64url");
  const uploadOptions = [
    "--var",
    `SMOKE_TEST_DIGEST:${await digestOfKey(key)}`,
    ...commitOptions(forWrangler),
    ...forWrangler,
  ];

  /** @throws Error if the smoke test finds a problem */
  async function test(headers: Record<string, string> = {}): Promise<void> {
    say("Running the smoke test…");
    const problems = await orInterrupted(smoke({ origin, key, settings, headers }));
    if (problems.length > 0)
      throw new Error(`the smoke test found:\n${problems.map((line) => `  ${line}`).join("\n")}`);
    say("The smoke test passed.");
  }

  const before = await orInterrupted(readSplit(worker));
  const old = versionToKeep(worker, before);
  if (!old) {
    say("Nothing is deployed under this name yet: the first version gets all traffic at once.");
    if ((await wrangler(["deploy", ...uploadOptions])).code !== 0) throw new Error("wrangler deploy failed.");
    return test().then(
      () => true,
      (error: Error) => {
        say(`The version is published, but ${error.message}`);
        return false;
      },
    );
  }

  const { code, upload, failure } = await wrangler(["versions", "upload", ...uploadOptions]);
  const id = upload?.version_id;
  if (code !== 0 || !id)
    throw new Error(`wrangler versions upload failed: ${failure?.message ?? "see its output above"}`);
  const since = new Date();
  /** Splits that this deploy may have left: more than one while wrangler moves the traffic, or after it failed. */
  let expected: Split[] = [before];
  /** Checks that no other deploy or rollback has moved the traffic. */
  const isOurs = async () => {
    const split = await readSplit(worker, { isDetached: true });
    return expected.some((own) => isSameSplit(own, split));
  };
  try {
    for (const percent of STEPS_PERCENT) {
      interrupted.throwIfAborted();
      if (!(await orInterrupted(isOurs()))) throw new Error("someone else moved the traffic.");
      say(`Moving ${percent} % of the traffic to the new version.`);
      const split = percent === 100 ? { [id]: 100 } : { [id]: percent, [old]: 100 - percent };
      expected.push(split);
      // Not raced with Ctrl-C: a rollback must come after wrangler has finished.
      await splitTraffic(worker, split);
      expected = [split];
      const isShared = percent > 0 && percent < 100;
      if (isShared) await orInterrupted(sleep(stepSeconds * 1000));
      await test(percent < 100 ? { "Cloudflare-Workers-Version-Overrides": `${worker}="${id}"` } : {});
      if (percent > 0) await orInterrupted(compareErrorRates(rollout, { id, old, since, say }));
      const warning = percent === 50 && (await orInterrupted(versionKeyWarning(origin)));
      if (warning) say(warning);
    }
  } catch (error) {
    // Ctrl-C also stops wrangler, whose failure is then not the reason.
    const { message } = (interrupted.aborted ? interrupted.reason : error) as Error;
    say(`Version ${id} was stopped: ${message}`);
    // If the split cannot be read, rolling back is the smaller risk.
    if (!(await isOurs().catch(() => true))) {
      say(`Someone else moved the traffic, by a deploy or a rollback. It stays as it is now:
  npx wrangler deployments status --name ${worker}`);
      return false;
    }
    await rollBack(worker, old).then(
      () => say(`Version ${old} has all traffic again.`),
      (reason: Error) =>
        say(`THE ROLLBACK FAILED: ${reason.message}\nRun it now:\n  ${splitCommand(worker, { [old]: 100 })}`),
    );
    return false;
  }
  say(`Version ${id} has all traffic.`);
  // Routes and queue consumers belong to no version.
  if ((await wrangler(["triggers", "deploy", `--name=${worker}`])).code === 0) return true;
  say(`Its routes and queues were not updated. Try again: npx wrangler triggers deploy --name ${worker}`);
  return false;
}

/** Returns a function that waits for a promise, but no longer than until the signal is aborted. */
function racing(signal: AbortSignal): <T>(work: Promise<T>) => Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
  aborted.catch(() => {});
  return (work) => Promise.race([work, aborted]);
}
