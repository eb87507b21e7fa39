/** Why a slideshow that wants to play stands still for the moment. */
export type PauseReason = "hover" | "focus" | "hidden tab" | "out of view";

export interface SlideshowOptions {
  count: number;
  /** How long a slide stays, in milliseconds. */
  intervalMs: number;
  /** Whether it plays without being asked. Visitors who prefer reduced motion are asked all the same. */
  autoplay?: boolean;
}

/** What a slideshow shows. A new object for every change, the same one in between. */
export interface SlideshowState {
  current: number;
  /** Whether it is set to play: what the pause button shows and turns over. */
  isPlaying: boolean;
  /** Whether time is running: it is set to play and nothing holds it. */
  isRunning: boolean;
}

/** The index `step` slides on, around the ends. */
export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * The clock and position of a slideshow, apart from any drawing. A slide that was held keeps the time it had left; a
 * slide that was chosen gets the whole interval. Sources: HOME-1, HOME-7, DT-1, WCAG 2.2.2.
 */
export class Slideshow {
  readonly #options: Required<SlideshowOptions>;
  readonly #listeners = new Set<() => void>();
  readonly #holds = new Set<PauseReason>();
  #state: SlideshowState;
  #isStarted = false;
  #prefersStill = false;
  /** What the visitor chose with the button; undefined until then. */
  #choice: boolean | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #startedAt = 0;
  #remainingMs: number;

  constructor({ autoplay = true, ...options }: SlideshowOptions) {
    this.#options = { ...options, autoplay };
    this.#remainingMs = options.intervalMs;
    this.#state = { current: 0, isPlaying: autoplay, isRunning: false };
  }

  readonly getState = (): SlideshowState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Lets time run; until then, and after `stop`, nothing moves by itself. */
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

  /** The pause button. */
  readonly toggle = (): void => {
    this.#choice = !this.#state.isPlaying;
    this.#update({ isFresh: true });
  };

  hold(reason: PauseReason, isHeld: boolean): void {
    if (isHeld) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#update();
  }

  /** With reduced motion it plays only when the visitor presses play. */
  setPrefersStill(prefersStill: boolean): void {
    this.#prefersStill = prefersStill;
    this.#update();
  }

  /** @param isFresh whether the slide gets its whole time again, rather than what is left of it */
  #update({ current = this.#state.current, isFresh = false } = {}): void {
    const isPlaying = this.#choice ?? (this.#options.autoplay && !this.#prefersStill);
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
