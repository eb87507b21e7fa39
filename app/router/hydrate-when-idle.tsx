import { Children, type ReactNode, Suspense, use, useDeferredValue, useId } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../lib/context/use-hydrated.ts";

/** Input after which React hydrates a section at once instead of waiting for an idle moment. */
const INPUTS = ["pointerdown", "touchstart", "keydown", "focusin", "input", "click", "popstate"];

let hasInput = false;

/** One promise per section, by React's id; the queue holds the functions that start the waiting sections, in document order. */
const turns = new Map<string, Promise<void>>();
const queue: (() => void)[] = [];

/** Listens for input. Call it before React starts: its own listeners must find the sections free to hydrate. */
export function watchInput(): void {
  const stop = new AbortController();
  const notice = () => {
    hasInput = true;
    stop.abort();
  };
  for (const type of INPUTS) addEventListener(type, notice, { capture: true, passive: true, signal: stop.signal });
}

/**
 * Hydrates a part of the served page after `load`, in an idle moment of its own, so that no task gets long. Input does not
 * wait for it: React hydrates the part that is pressed or focused before it handles the event.
 */
export const HydrateWhenIdle = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <AwaitTurn>{children}</AwaitTurn>
  </Suspense>
);

function AwaitTurn({ children }: { children: ReactNode }) {
  const id = useId();
  const isHydrating = !useHydrated();
  if (isHydrating && !hasInput && typeof document !== "undefined") use(turnOf(id));
  return children;
}

function turnOf(id: string): Promise<void> {
  let turn = turns.get(id);
  if (!turn) {
    turn = new Promise((begin) => queue.push(begin));
    turns.set(id, turn);
    if (queue.length === 1) whenLoaded(() => whenIdle(beginNext));
  }
  return turn;
}

function beginNext(): void {
  queue.shift()?.();
  if (queue.length > 0) whenIdle(beginNext);
}

function whenLoaded(action: () => void): void {
  if (document.readyState === "complete") action();
  else addEventListener("load", action, { once: true });
}

/** Safari has no idle callbacks. */
const whenIdle = (action: () => void): void => {
  if ("requestIdleCallback" in window) requestIdleCallback(action, { timeout: 300 });
  else setTimeout(action, 30);
};

/**
 * The sections below the first screen. Each hydrates by itself. On client navigation they are rendered after the first
 * screen has been painted, so that a click shows its page sooner; going back and links to a section need them at once,
 * because they scroll to a place in them.
 */
export function LaterSections({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isNeededAtOnce = useNavigationType() === "POP" || hash !== "";
  const isRendered = useDeferredValue(true, isNeededAtOnce);
  // As high as the window, so that the footer does not show meanwhile.
  if (!isRendered) return <div data-pending className="h-screen" />;
  return Children.map(children, (child) => <HydrateWhenIdle>{child}</HydrateWhenIdle>);
}
