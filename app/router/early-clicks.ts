/** Keeps the buttons that were pressed and clicked before React listened (router/first-arrival.ts). */
type KeepClick = ((event: Event) => void) & { clicked?: HTMLElement[]; pressed?: HTMLElement | null };

/**
 * Clicks again what a visitor clicked before React listened. To be called with React's first commit: later clicks hydrate
 * their part by themselves. Links, forms and what the browser opens itself need no help.
 */
export function replayEarlyClicks(): void {
  const { keepClick } = window as { keepClick?: KeepClick };
  if (!keepClick) return;
  removeEventListener("pointerdown", keepClick);
  removeEventListener("click", keepClick);
  const { clicked = [], pressed } = keepClick;
  // A button must not outlive its page.
  delete keepClick.clicked;
  delete keepClick.pressed;
  if (pressed?.matches("[data-react-aria-pressable]") && !clicked.includes(pressed)) completePress(pressed);
  // React cannot hydrate in the midst of a commit.
  setTimeout(() => {
    for (const button of clicked) button.click();
  });
}

/**
 * Clicks a button again that was pressed before React listened and is released now: React Aria ignores a click of a pointer
 * whose press it has not heard.
 */
function completePress(button: HTMLElement): void {
  const ends = new AbortController();
  const complete = ({ type, target }: Event) => {
    ends.abort();
    if (type === "click" && button.contains(target as Node)) setTimeout(() => button.click());
  };
  // React may be hydrating because of this very click.
  if (window.event?.type === "click") complete(window.event);
  else
    for (const type of ["click", "pointerdown"])
      addEventListener(type, complete, { capture: true, signal: ends.signal });
}
