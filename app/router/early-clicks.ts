/** Keeps the buttons that were clicked before React listened (router/shims/after-first-paint.ts). */
type KeepClick = ((event: MouseEvent) => void) & { clicked?: HTMLElement[] };

/**
 * Clicks again what a visitor clicked before React listened. To be called with React's first commit: later clicks hydrate
 * their part by themselves. Links, forms and what the browser opens itself need no help.
 */
export function replayEarlyClicks(): void {
  const { keepClick } = window as { keepClick?: KeepClick };
  if (!keepClick) return;
  removeEventListener("click", keepClick);
  const { clicked = [] } = keepClick;
  // A button must not outlive its page.
  delete keepClick.clicked;
  // React cannot hydrate in the midst of a commit.
  setTimeout(() => {
    for (const button of clicked) button.click();
  });
}
