/*
 * Library: react-aria-components 1.22.1. Its toasts carry UNSTABLE_ in their names, and its queue is told when a pointer or
 * the focus comes to the toasts, but tells nobody.
 * Changed: the names are given without the prefix, here only; and two methods of the queue pass on what they are told.
 * Gain: 0 ms; landmark, focus and announcement are the library's, and TOAST-3's bar can stand still with its time.
 * Upstream: react-spectrum #7783 (the names); none found for the queue.
 * Goes: when the toasts are stable, and their region says whether it is hovered or focused to what it shows.
 * Test: tests/e2e/toasts.spec.ts, "a toast waits while the pointer rests on it, and its bar with it".
 */
import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";

export {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";

/** React Aria's queue, held to one toast, that says whether the visitor is at it. Its toasts must have no timeout. */
export class OneToastQueue<Content> extends ToastQueue<Content> {
  readonly #listeners = new Set<() => void>();
  #isHeld = false;

  constructor() {
    super({ maxVisibleToasts: 1 });
  }

  readonly isHeld = (): boolean => this.#isHeld;

  /** Calls back when the visitor comes to the toast or leaves it. Returns how to stop that. */
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
