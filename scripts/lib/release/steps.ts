import type { Problem } from "../smoke/index.ts";

/** How much of the traffic the new version has, step by step. Source: OPS-3. */
export const STEPS_PERCENT = [0, 10, 50, 100] as const;

/** What a deploy in steps does, as the sequence below asks for it. Each throws a sentence where it fails. */
export interface Steps {
  /** Whether the traffic is shared as this deploy has left it, and nobody else has moved it meanwhile. */
  isAsLeft: () => Promise<boolean>;
  /** Gives the new version its part of the traffic, and the old one the rest. */
  split: (percent: number) => Promise<void>;
  smoke: (percent: number) => Promise<Problem[]>;
  /** Lets traffic come. */
  wait: () => Promise<void>;
  /** Why the new version fails too often to stay, or undefined. */
  watch: (percent: number) => Promise<string | undefined>;
  /** Gives the old version everything. */
  goBack: () => Promise<void>;
  say: (line: string) => void;
  /** Ctrl-C. */
  interrupted: AbortSignal;
}

/** What became of it, and of the traffic: the old version has all of it again, could not get it, or somebody else moved it. */
export type StepsOutcome = { ok: true } | { ok: false; reason: string; traffic: "back" | "stuck" | "elsewhere" };

/** Moves traffic to a version that is uploaded, and back to the old one as soon as something is wrong with it. */
export async function goInSteps(steps: Steps): Promise<StepsOutcome> {
  const { interrupted } = steps;
  try {
    for (const percent of STEPS_PERCENT) await takeStep(steps, percent);
    return { ok: true };
  } catch (error) {
    // Wrangler hears of Ctrl-C as well, and fails of it.
    const reason = interrupted.aborted ? INTERRUPTED : (error as Error).message;
    // Going back would undo what somebody else has done since. Where nobody can say, going back is the smaller harm.
    if (!(await steps.isAsLeft().catch(() => true))) return { ok: false, reason, traffic: "elsewhere" };
    steps.say(`Going back: ${reason}`);
    const isBack = await steps.goBack().then(
      () => true,
      (failure: Error) => {
        steps.say(failure.message);
        return false;
      },
    );
    return { ok: false, reason, traffic: isBack ? "back" : "stuck" };
  }
}

async function takeStep(steps: Steps, percent: number): Promise<void> {
  const { isAsLeft, split, smoke, wait, watch, say, interrupted } = steps;
  stopIf(interrupted);
  if (!(await unless(interrupted, isAsLeft()))) throw new Error("somebody else has moved the traffic.");
  say(`The new version gets ${percent} % of the traffic.`);
  // What wrangler has begun is awaited: going back must come after it.
  await split(percent);
  stopIf(interrupted);
  if (percent > 0 && percent < 100) await unless(interrupted, wait());
  say(`Trying its pages, files and form at ${percent} %…`);
  const problems = await unless(interrupted, smoke(percent));
  if (problems.length > 0) throw new Error(`the smoke test at ${percent} % found:\n${list(problems)}`);
  say(`The smoke test at ${percent} % found nothing wrong.`);
  const failing = percent > 0 ? await unless(interrupted, watch(percent)) : undefined;
  if (failing) throw new Error(`${failing}.`);
}

const list = (problems: Problem[]) => problems.map((problem) => `  ${problem}`).join("\n");

const INTERRUPTED = "it was interrupted.";

/** Throws after Ctrl-C. */
export function stopIf(interrupted: AbortSignal): void {
  if (interrupted.aborted) throw new Error(INTERRUPTED);
}

/** What the work gives, unless Ctrl-C comes first; then nobody hears of the work. */
export async function unless<T>(interrupted: AbortSignal, work: Promise<T>): Promise<T> {
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
