/*
 * Library: react-aria-components 1.22.1. Its toasts have UNSTABLE_ in their names, and its queue removes a toast at once.
 * Changed: the names are exported without the prefix, here only, and the queue removes a closed toast after its fade.
 * Gain: 0 ms; landmark, focus, announcements, timeouts and their pauses come from the library, and TOAST-3's fade is
 * kept.
 * Upstream: react-spectrum #7783 (the names). For exit animations it offers view transitions only, which block clicks
 * on the whole page.
 * Remove when: the toasts are stable, and a toast can stay mounted while it fades.
 * Test: tests/e2e/toasts.spec.ts, "a result shows a toast for its time, then fades it".
 */
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { TOAST_REMOVAL_MS } from "../../lib/behaviour.ts";

export {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";

/** React Aria's queue, limited to one toast, which fades before it is removed. */
export class FadingToastQueue<Content> extends ToastQueue<Content> {
  readonly #listeners = new Set<() => void>();
  #fading: string | undefined;

  constructor() {
    super({ maxVisibleToasts: 1 });
  }

  readonly isFading = (key: string): boolean => key === this.#fading;

  /** Calls back when a toast begins to fade. Returns a function to stop. */
  readonly onFade = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called by the timeout, the close button and Escape. */
  override close(key: string): void {
    if (this.isFading(key)) return;
    this.#fading = key;
    for (const listener of this.#listeners) listener();
    setTimeout(() => super.close(key), TOAST_REMOVAL_MS);
  }
}
