/** The event that an action causes in the page. */
export type HeardEvent = "mousedown" | "keydown";

/** How long an action may take to reach the page. A later one would be performed twice. */
const ARRIVES_WITHIN_MS = 5000;
const TRIES = 3;

interface Action {
  evaluate: (expression: string) => Promise<unknown>;
  event: HeardEvent;
  /** How often the action causes the event. */
  times: number;
  act: () => Promise<void>;
}

/**
 * Performs an action and verifies that the page received its events; a lost action is repeated. A page that has
 * navigated away counts as having received it. WebKitGTK's driver reports success once the browser has accepted an
 * action, and a busy browser occasionally loses one.
 * @throws Error if the page receives only some of the events, or none at all
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

/** The result from a page that is navigating away. */
const isGone = () => undefined;

/** Counts an event in the page, before the page's own listeners. */
const listenFor = (event: HeardEvent) => `(() => {
  globalThis.stopHearing?.();
  globalThis.heardOf = 0;
  const hear = () => { globalThis.heardOf += 1; };
  addEventListener("${event}", hear, true);
  globalThis.stopHearing = () => removeEventListener("${event}", hear, true);
})()`;
