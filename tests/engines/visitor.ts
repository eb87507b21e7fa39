import { expect } from "playwright/test";
import type { Driver, Preferences } from "./drivers/driver.ts";
import { look, type Seen, type Target } from "./look.ts";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** How long a page may still move after it was scrolled to something. */
const SETTLE_MS = 400;

/** What is expected of something seen; where more than one is, of the first. */
type Expected = Partial<Record<keyof Seen, unknown>>;

/** Somebody with a browser: looks for things by role and name, points, presses keys, and waits for what is to come. */
export class Visitor {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  /** Opens a page by its address and waits until React has taken it over, where scripts are on. */
  async open(path: string, { hydrates = true } = {}): Promise<void> {
    await this.driver.open(`${this.#origin}${path}`);
    if (hydrates) await this.hydrated();
  }

  /** As in tests/support/hydrated.ts. */
  async hydrated(): Promise<void> {
    await this.until(() => {
      if (!Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react"))) return false;
      dispatchEvent(new Event("wheel"));
      return document.querySelector(".site-header[data-live]") !== null;
    });
  }

  /** Runs a function in the page; what goes in and comes out is JSON. */
  async run<Result, Args extends unknown[]>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.driver.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Waits until a condition holds in the page. A page that is being left answers nothing. */
  async until<Args extends unknown[]>(condition: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await expect
      .poll(() => this.run(condition, ...args).catch((error: Error) => error.message), { message: String(condition) })
      .toBe(true);
  }

  look(target: Target, bring = false): Promise<Seen | null> {
    return this.run(look, target, bring).catch(() => null);
  }

  /** Waits until something is seen, and is as expected. */
  async sees(target: Target, expected: Expected = {}): Promise<void> {
    await expect.poll(() => this.look(target), { message: JSON.stringify(target) }).toMatchObject(expected);
  }

  /** Waits until nothing of the kind is seen. */
  async missesAll(target: Target): Promise<void> {
    await expect.poll(() => this.run(look, target, false), { message: JSON.stringify(target) }).toBeNull();
  }

  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.run(() => location.href).catch(() => "")).toBe(`${this.#origin}${path}`);
  }

  async scrollsTo(y: number): Promise<void> {
    await this.run((top) => window.scrollTo({ top, behavior: "instant" }), y);
  }

  /** Where something can be pointed at, once it stands still in the window and nothing lies over it. */
  async #pointOf(target: Target): Promise<{ x: number; y: number }> {
    const place = () => this.run(() => scrollY);
    const before = await place();
    const point = await this.#stillPointOf(target);
    if ((await place()) === before) return point;
    // What lies above is laid out once it is near, and WebKit lets that move what one looks at.
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return this.#stillPointOf(target);
  }

  async #stillPointOf(target: Target): Promise<{ x: number; y: number }> {
    let before = "";
    let point: Seen["point"] = null;
    await expect
      .poll(
        async () => {
          point = (await this.look(target, true))?.point ?? null;
          const now = JSON.stringify(point);
          const isStill = point !== null && now === before;
          before = now;
          return isStill;
        },
        { message: `can be pointed at: ${JSON.stringify(target)}`, intervals: [50, 100] },
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
