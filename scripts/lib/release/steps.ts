import type { Problem } from "../smoke/index.ts";

/** How much of the traffic the new version has, step by step. Source: OPS-3. */
export const STEPS_PERCENT = [0, 10, 50, 100] as const;

/** What a deploy in steps does, as the sequence below asks for it. Each throws a sentence where it fails. */
export interface Steps {
  /** Gives the new version its part of the traffic, and the old one the rest. */
  split: (percent: number) => Promise<void>;
  smoke: (percent: number) => Promise<Problem[]>;
  /** Lets traffic come. */
  wait: () => Promise<void>;
  /** Why the new version fails too often to stay, or undefined. */
  watch: () => Promise<string | undefined>;
  /** Gives the old version everything. */
  goBack: () => Promise<void>;
  say: (line: string) => void;
  /** Ctrl-C. */
  interrupted: AbortSignal;
}

/** What became of it. `isBack` says whether the old version has all traffic again. */
export type StepsOutcome = { ok: true } | { ok: false; reason: string; isBack: boolean };

/** Moves traffic to a version that is uploaded, and back to the old one as soon as something is wrong with it. */
export async function goInSteps(steps: Steps): Promise<StepsOutcome> {
  const { interrupted } = steps;
  try {
    for (const percent of STEPS_PERCENT) await takeStep(steps, percent);
    return { ok: true };
  } catch (error) {
    // Wrangler hears of Ctrl-C as well, and fails of it.
    const reason = interrupted.aborted ? INTERRUPTED : (error as Error).message;
    steps.say(`Going back: ${reason}`);
    const isBack = await steps.goBack().then(
      () => true,
      (failure: Error) => {
        steps.say(failure.message);
        return false;
      },
    );
    return { ok: false, reason, isBack };
  }
}

async function takeStep({ split, smoke, wait, watch, say, interrupted }: Steps, percent: number): Promise<void> {
  stopIf(interrupted);
  say(`The new version gets ${percent} % of the traffic.`);
  // What wrangler has begun is awaited: going back must come after it.
  await split(percent);
  stopIf(interrupted);
  if (percent > 0 && percent < 100) await unless(interrupted, wait());
  const problems = await unless(interrupted, smoke(percent));
  if (problems.length > 0) throw new Error(`the smoke test at ${percent} % found:\n${list(problems)}`);
  say(`The smoke test at ${percent} % found nothing wrong.`);
  const failing = percent > 0 ? await unless(interrupted, watch()) : undefined;
  if (failing) throw new Error(`${failing}.`);
}

const list = (problems: Problem[]) => problems.map((problem) => `  ${problem}`).join("\n");

const INTERRUPTED = "it was interrupted.";

function stopIf(interrupted: AbortSignal): void {
  if (interrupted.aborted) throw new Error(INTERRUPTED);
}

/** What the work gives, unless Ctrl-C comes first; then nobody hears of the work. */
async function unless<T>(interrupted: AbortSignal, work: Promise<T>): Promise<T> {
  stopIf(interrupted);
  const stop = new AbortController();
  const ctrlC = new Promise<never>((_resolve, reject) => {
    const listening = { once: true, signal: stop.signal };
    interrupted.addEventListener("abort", () => reject(new Error(INTERRUPTED)), listening);
  });
  try {
    return await Promise.race([work, ctrlC]);
  } finally {
    stop.abort();
  }
}
