import { type QueuedToast, UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast";
import { TOAST_LIFETIME_MS, TOAST_REMOVAL_MS } from "../config/behaviour.ts";
import type { Toast, ToastMessage } from "./toasts/toast-queue.ts";

/** A toast as it stands on screen: with its lifetime running or not. */
export interface ShownToast extends Toast {
  isPaused: boolean;
}

/**
 * React Aria's queue, held to one toast: a new one replaces it, a dismissed one stays for its farewell, and the lifetime
 * stands still while the toast is hovered or focused (as React Aria reports) or the tab is hidden. Source: TOAST-3.
 */
export class OneToastQueue extends ToastQueue<ShownToast> {
  readonly #listeners = new Set<() => void>();
  #isHeld = false;
  #isPaused = false;
  #count = 0;

  constructor() {
    super({ maxVisibleToasts: 1 });
    document.addEventListener("visibilitychange", this.#updatePause);
  }

  replace(message: ToastMessage): void {
    this.clear();
    const id = `toast-${++this.#count}`;
    this.add(
      { ...message, id, isOpen: true, isPaused: this.#isPaused },
      { timeout: TOAST_LIFETIME_MS[message.kind ?? "general"] },
    );
  }

  override subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    const unsubscribe = super.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      unsubscribe();
    };
  }

  /** Dismisses: by the close button, the action, Escape, or the end of its lifetime. */
  override close(key: string): void {
    if (!this.#find(key)?.content.isOpen) return;
    this.#change({ isOpen: false });
    setTimeout(() => this.#remove(key), TOAST_REMOVAL_MS);
  }

  override pauseAll(): void {
    this.#isHeld = true;
    this.#updatePause();
  }

  override resumeAll(): void {
    this.#isHeld = false;
    this.#updatePause();
  }

  /** React Aria starts the lifetime of every toast it mounts, also under a resting pointer or in a hidden tab. */
  settle(): void {
    this.#updatePause();
    if (this.#isPaused) super.pauseAll();
  }

  readonly #updatePause = (): void => {
    const isPaused = this.#isHeld || document.hidden;
    if (isPaused === this.#isPaused) return;
    this.#isPaused = isPaused;
    if (isPaused) super.pauseAll();
    else super.resumeAll();
    this.#change({ isPaused });
  };

  #find(key: string): QueuedToast<ShownToast> | undefined {
    return this.visibleToasts.find((toast) => toast.key === key);
  }

  #remove(key: string): void {
    if (!this.#find(key)) return;
    super.close(key);
    // The pointer that pressed the close button cannot leave what is gone.
    this.#isHeld = false;
    this.#updatePause();
  }

  #change(change: Partial<ShownToast>): void {
    this.visibleToasts = this.visibleToasts.map((toast) => ({ ...toast, content: { ...toast.content, ...change } }));
    for (const listener of this.#listeners) listener();
  }
}
