const NO_POINTER_YET = "no pointer yet";

/** Reasons to hold a playing slideshow temporarily. */
export type PauseReason = "hover" | "focus" | "hidden tab" | "out of view" | typeof NO_POINTER_YET;

export interface SlideshowOptions {
  count: number;
  /** Time per slide in milliseconds. */
  intervalMs: number;
  /** Whether it plays automatically. Never does for visitors who prefer reduced motion. */
  autoplay?: boolean;
  /**
   * Whether it starts only after a pointer, wheel or finger has moved. For slides whose text would otherwise change under
   * a screen reader's cursor, of which a page hears nothing.
   */
  waitsForPointer?: boolean;
}

/** Immutable state of a slideshow: a new object for each change. */
export interface SlideshowState {
  current: number;
  /** Whether it is set to play, and has not to wait for a pointer. Toggled by the pause button. */
  isPlaying: boolean;
  /** Whether it is set to play and not held. */
  isRunning: boolean;
}

/** An index wrapped around the ends. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * Timer and position of a slideshow, independent of rendering. A held slide keeps its remaining time. A slide chosen by
 * the visitor gets the whole interval. Sources: HOME-1, HOME-7, DT-1, WCAG 2.2.2.
 */
export class Slideshow {
  readonly #options: SlideshowOptions;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<PauseReason>();
  #state: SlideshowState;
  #isStarted = false;
  #prefersStill = false;
  /** The visitor's choice by the pause button, if any. */
  #choice: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #startedAt = 0;
  #remainingMs: number;

  constructor({ autoplay = true, waitsForPointer = false, ...options }: SlideshowOptions) {
    this.#options = { ...options, autoplay };
    this.#remainingMs = options.intervalMs;
    if (waitsForPointer) this.#holds.add(NO_POINTER_YET);
    this.#state = { current: 0, isPlaying: autoplay && !waitsForPointer, isRunning: false };
  }

  readonly getState = (): SlideshowState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts the timer. Before this and after `stop` slides do not advance. */
  start(): void {
    this.#isStarted = true;
    this.#update();
  }

  stop(): void {
    this.#isStarted = false;
    this.#update();
  }

  readonly goTo = (index: number): void => this.#update({ current: wrap(index, this.#options.count), isFresh: true });

  readonly next = (): void => this.goTo(this.#state.current + 1);

  readonly previous = (): void => this.goTo(this.#state.current - 1);

  /** The pause button. It may be what has the focus. */
  readonly toggle = (): void => {
    this.#choice = !this.#state.isPlaying;
    if (this.#choice) for (const reason of [NO_POINTER_YET, "focus"] as const) this.#holds.delete(reason);
    this.#update({ isFresh: true });
  };

  /** Stops it until the visitor clicks Play. */
  readonly pause = (): void => {
    this.#choice = false;
    this.#update();
  };

  hold(reason: PauseReason, isHeld: boolean): void {
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#update();
  }

  /** With reduced motion it plays only after the visitor clicks Play. */
  setPrefersStill(prefersStill: boolean): void {
    this.#prefersStill = prefersStill;
    this.#update();
  }

  /** @param isFresh whether the slide gets its whole interval instead of its remaining time */
  #update({ current = this.#state.current, isFresh = false } = {}): void {
    const { autoplay = true } = this.#options;
    const isPlaying = this.#choice ?? (autoplay && !this.#prefersStill && !this.#holds.has(NO_POINTER_YET));
    const isRunning = this.#isStarted && isPlaying && this.#holds.size === 0 && this.#options.count > 1;
    this.#stopTimer();
    if (isFresh) this.#remainingMs = this.#options.intervalMs;
    if (isRunning) this.#startTimer();

    const before = this.#state;
    if (current === before.current && isPlaying === before.isPlaying && isRunning === before.isRunning) return;
    this.#state = { current, isPlaying, isRunning };
    for (const listener of this.#listeners) listener();
  }

  #startTimer(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.next, Math.max(0, this.#remainingMs));
  }

  #stopTimer(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs -= performance.now() - this.#startedAt;
  }
}
