/** What a page hears of an action. */
export type HeardEvent = "mousedown" | "keydown";

/** How long an action may be on its way to a page. One that came later than this would be done twice. */
const ARRIVES_WITHIN_MS = 5000;
const TRIES = 3;

interface Action {
  evaluate: (expression: string) => Promise<unknown>;
  event: HeardEvent;
  /** How many of the event it causes. */
  times: number;
  act: () => Promise<void>;
}

/**
 * Does something and sees that the page heard of it; what it heard nothing of is done again. A page that is gone has heard.
 * WebKitGTK's driver says that an action is done when the browser has taken it, and a browser that is busy loses one now and then.
 * @throws Error where the page hears only a part, or nothing at all
 */
export async function arrive({ evaluate, event, times, act }: Action): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    await evaluate(listenFor(event)).catch(isGone);
    await act();
    let heard: unknown;
    for (const end = performance.now() + ARRIVES_WITHIN_MS; performance.now() < end;) {
      heard = await evaluate("globalThis.heardOf").catch(isGone);
      if (typeof heard !== "number" || heard >= times) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (heard !== 0) throw new Error(`The page heard ${String(heard)} of ${times} times ${event}`);
    console.log(`A ${event} was lost on its way to the page`);
  }
  throw new Error(`The page heard of no ${event} in ${TRIES} tries`);
}

/** What a page answers that is being left. */
const isGone = () => undefined;

/** Counts an event in a page, before the page itself hears of it. */
const listenFor = (event: HeardEvent) => `(() => {
  globalThis.stopHearing?.();
  globalThis.heardOf = 0;
  const hear = () => { globalThis.heardOf += 1; };
  addEventListener("${event}", hear, true);
  globalThis.stopHearing = () => removeEventListener("${event}", hear, true);
})()`;
