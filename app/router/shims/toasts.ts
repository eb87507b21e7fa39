/*
 * Library: react-aria-components 1.22.1. Its toasts have UNSTABLE_ in their names. Its queue knows when a pointer or
 * focus is on the toasts, but does not expose it.
 * Changed: the names are exported without the prefix, here only, and two methods of the queue notify listeners.
 * Gain: 0 ms; landmark, focus and announcements come from the library, and TOAST-3's progress bar can pause with its
 * timer.
 * Upstream: react-spectrum #7783 (the names); none found for the queue.
 * Remove when: the toasts are stable, and their region exposes whether it is hovered or focused.
 * Test: tests/e2e/toasts.spec.ts, "a toast and its progress bar pause while the pointer is over it".
 */
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";

/**
 * React Aria's queue, limited to one toast, which reports whether the visitor hovers or focuses it. Its toasts must not
 * have a timeout.
 */
export class OneToastQueue<Content> extends ToastQueue<Content> {
  readonly #listeners = new Set<() => void>();
  #isHeld = false;

  constructor() {
    super({ maxVisibleToasts: 1 });
  }

  readonly isHeld = (): boolean => this.#isHeld;

  /** Calls back when hover or focus starts or ends. Returns a function to stop. */
  readonly onHeld = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  override pauseAll(): void {
    this.#hold(true);
  }

  override resumeAll(): void {
    this.#hold(false);
  }

  #hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    for (const listener of this.#listeners) listener();
  }
}
