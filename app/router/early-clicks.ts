/** Keeps the buttons that were pressed and clicked before React listened (router/first-arrival.ts). */
type KeepClick = ((event: Event) => void) & { clicked?: HTMLElement[]; pressed?: HTMLElement | null };

/**
 * Clicks again what a visitor clicked before React listened. To be called with React's first commit: later clicks hydrate
 * their part by themselves. Links, forms and what the browser opens itself need no help.
 */
export function replayEarlyClicks(): void {
  const { keepClick } = window as { keepClick?: KeepClick };
  if (!keepClick) return;
  removeEventListener("pointerdown", keepClick, true);
  removeEventListener("click", keepClick, true);
  const { clicked = [], pressed } = keepClick;
  // A button must not outlive its page.
  delete keepClick.clicked;
  delete keepClick.pressed;
  const hasHeard = hearsCurrentEvent();
  // React Aria ignores a click of a pointer whose press it has not heard.
  const unheard = pressed?.matches("[data-react-aria-pressable]") ? pressed : undefined;
  if (unheard && !clicked.includes(unheard)) completePress(unheard, hasHeard);
  const last = window.event?.type === "click" ? clicked.at(-1) : undefined;
  // React cannot hydrate in the midst of a commit.
  setTimeout(() => {
    for (const button of clicked) if (button !== last || button === unheard || !hasHeard()) button.click();
  });
}

/**
 * React may be hydrating because of a press or a click. It stops the event if it could not hydrate the button's part.
 * @returns whether the event has got as far as the window, and so was heard
 */
function hearsCurrentEvent(): () => boolean {
  let isHeard = false;
  const type = window.event?.type;
  if (type === "pointerdown" || type === "click") addEventListener(type, () => (isHeard = true), { once: true });
  return () => isHeard;
}

/** Clicks a button again that was pressed before React listened and is released now. */
function completePress(button: HTMLElement, hasHeard: () => boolean): void {
  const ends = new AbortController();
  const complete = ({ type, target }: Event) => {
    ends.abort();
    if (type === "click" && button.contains(target as Node) && !hasHeard()) setTimeout(() => button.click());
  };
  for (const type of ["click", "pointerdown"]) addEventListener(type, complete, { capture: true, signal: ends.signal });
}
