import { expect } from "playwright/test";
import type { Driver, Preferences } from "./drivers/driver.ts";
import { look, type Seen, type Target } from "./look.ts";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Pages are looked at as often as a visitor would: what has come is seen at once, and looking costs a busy machine little. */
const OFTEN = { intervals: [20, 50, 100, 200] };

/** How long a page may take to be drawn that cannot tell, because it runs no scripts. */
const DRAWN_WITHIN_MS = 400;

/** Runs in the page: whether React has taken over all of it, after a sign of a visitor. */
const isHydrated = () => {
  if (!Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react"))) return false;
  dispatchEvent(new Event("wheel"));
  return document.querySelector(".site-header[data-live]") !== null;
};

/** What is expected of something seen; where more than one is, of the first. */
type Expected = Partial<Record<keyof Seen, unknown>>;

/** Somebody with a browser: looks for things by role and name, points, presses keys, and waits for what is to come. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;
  readonly #scripts: boolean;

  /** @param scripts whether pages run theirs */
  constructor(driver: Driver, origin: string, { scripts = true } = {}) {
    this.driver = driver;
    this.#origin = origin;
    this.#scripts = scripts;
  }

  /** Opens a page by its address and waits until React has taken it over, where scripts are on. */
  async open(path: string, { hydrates = true } = {}): Promise<void> {
    await this.driver.open(`${this.#origin}${path}`);
    if (hydrates) await this.hydrated();
  }

  /** As in tests/support/hydrated.ts. */
  async hydrated({ timeout }: { timeout?: number } = {}): Promise<void> {
    const answer = () => this.run(isHydrated).catch((error: Error) => error.message);
    await expect.poll(answer, { ...OFTEN, timeout, message: "the page comes alive" }).toBe(true);
  }

  /** Runs a function in the page; what goes in and comes out is JSON. */
  async run<Result, Args extends unknown[]>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.driver.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Waits until a condition holds in the page. A page that is being left answers nothing. */
  async until<Args extends unknown[]>(condition: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await expect
      .poll(() => this.run(condition, ...args).catch((error: Error) => error.message), {
        ...OFTEN,
        message: String(condition),
      })
      .toBe(true);
  }

  look(target: Target, bring = false): Promise<Seen | null> {
    return this.run(look, target, bring).catch(() => null);
  }

  /** Waits until something is seen, and is as expected. */
  async sees(target: Target, expected: Expected = {}): Promise<void> {
    await expect.poll(() => this.look(target), { ...OFTEN, message: JSON.stringify(target) }).toMatchObject(expected);
  }

  /** Waits until nothing of the kind is seen. */
  async missesAll(target: Target): Promise<void> {
    const seen = () => this.run(look, target, false).catch((error: Error) => error.message);
    await expect.poll(seen, { ...OFTEN, message: JSON.stringify(target) }).toBeNull();
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.href).catch(() => ""), OFTEN).toBe(`${this.#origin}${path}`);
  }

  async scrollsTo(y: number): Promise<void> {
    await this.run((top) => window.scrollTo({ top, behavior: "instant" }), y);
  }

  /** Until the page was drawn twice: what comes near is laid out then, and lets what one looks at move. */
  async drawn(): Promise<void> {
    if (!this.#scripts) return new Promise((resolve) => setTimeout(resolve, DRAWN_WITHIN_MS));
    await this.run(() => {
      Object.assign(globalThis, { isDrawn: false });
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isDrawn: true })));
    });
    // Undefined where another page has come. A font that comes breaks lines anew.
    await this.until(
      () => (globalThis as { isDrawn?: boolean }).isDrawn !== false && document.fonts.status === "loaded",
    );
  }

  /** Where something can be pointed at: it stands in the window, nothing lies over it, and it stays there when the page is drawn. */
  async #pointOf(target: Target): Promise<{ x: number; y: number }> {
    let point: Seen["point"] = null;
    await expect
      .poll(
        async () => {
          const before = (await this.look(target, true))?.point;
          if (!before) return false;
          await this.drawn();
          point = (await this.look(target, true))?.point ?? null;
          return point?.x === before.x && point.y === before.y;
        },
        { ...OFTEN, message: `can be pointed at: ${JSON.stringify(target)}` },
      )
      .toBe(true);
    return point!;
  }

  async pointsAt(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.driver.point(x, y);
  }

  async clicks(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.driver.click(x, y);
  }

  async presses(key: string, withShift = false): Promise<void> {
    await this.driver.press(key, withShift);
  }

  /** Gives something the focus, as the keyboard would have on its way. */
  async focuses(selector: string): Promise<void> {
    await this.run((at) => document.querySelector<HTMLElement>(at)!.focus(), selector);
  }

  /** Types into a field in place of what stands there. */
  async fills(target: Target, text: string): Promise<void> {
    await this.clicks(target);
    await this.sees(target, { focused: true });
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.driver.type(text);
  }

  prefers(preferences: Preferences): Promise<void> {
    return this.driver.prefer(preferences);
  }

  resizes({ width, height }: typeof DESKTOP): Promise<void> {
    return this.driver.resize(width, height);
  }
}
