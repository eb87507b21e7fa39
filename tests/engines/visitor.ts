import { expect, type Page } from "playwright/test";
import { look, type Seen, type Target } from "./look.ts";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Polling intervals: a change is noticed at once, and polling costs a busy machine little. */
const OFTEN = { intervals: [20, 50, 100, 200] };

/** Time limit for rendering of a page without scripts, which cannot report it. */
const DRAWN_WITHIN_MS = 400;

/** Runs in the page: whether React has hydrated all of it, after a user action. */
const isHydrated = () => {
  if (!Object.keys(document.documentElement ?? {}).some((key) => key.startsWith("__react"))) return false;
  dispatchEvent(new Event("wheel"));
  return document.querySelector(".site-header[data-live]") !== null;
};

/** Expected properties of the first match. */
type Expected = Partial<Record<keyof Seen, unknown>>;

/** A user with a browser: finds things by role and name, points, presses keys, and waits for results. */
export class Visitor {
  readonly page: Page;
  readonly #origin: string;
  readonly #scripts: boolean;

  /** @param scripts whether pages run scripts */
  constructor(page: Page, origin: string, { scripts = true } = {}) {
    this.page = page;
    this.#origin = origin;
    this.#scripts = scripts;
  }

  /** Opens a URL and waits for hydration, if scripts are enabled. */
  async open(path: string, { hydrates = true } = {}): Promise<void> {
    await this.page.goto(`${this.#origin}${path}`);
    if (hydrates) await this.hydrated();
  }

  /** As in tests/support/hydrated.ts. */
  async hydrated({ timeout }: { timeout?: number } = {}): Promise<void> {
    const answer = () => this.run(isHydrated).catch((error: Error) => error.message);
    await expect.poll(answer, { ...OFTEN, timeout, message: "the page comes alive" }).toBe(true);
  }

  /** Runs a function in the page; arguments and results are JSON. */
  async run<Result, Args extends unknown[]>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return (await this.page.evaluate(`(${task})(...${JSON.stringify(args)})`)) as Result;
  }

  /** Waits until a condition holds in the page. A page that is being left returns nothing. */
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

  /** Waits until something is visible and has the expected properties. */
  async sees(target: Target, expected: Expected = {}): Promise<void> {
    await expect.poll(() => this.look(target), { ...OFTEN, message: JSON.stringify(target) }).toMatchObject(expected);
  }

  /** Waits until nothing of the kind is visible. */
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

  /** Waits for two animation frames: by then sections near the window are laid out, which may move the target. */
  async drawn(): Promise<void> {
    if (!this.#scripts) return new Promise((resolve) => setTimeout(resolve, DRAWN_WITHIN_MS));
    await this.run(() => {
      Object.assign(globalThis, { isDrawn: false });
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isDrawn: true })));
    });
    // Undefined after a navigation. A font that loads changes line breaks.
    await this.until(
      () => (globalThis as { isDrawn?: boolean }).isDrawn !== false && document.fonts.status === "loaded",
    );
  }

  /** Where to click something: inside the window, not covered, and at the same position in two frames. */
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
    await this.page.mouse.move(x, y);
  }

  async clicks(target: Target): Promise<void> {
    const { x, y } = await this.#pointOf(target);
    await this.page.mouse.click(x, y);
  }

  async presses(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  /** Focuses something, as keyboard navigation would. */
  async focuses(selector: string): Promise<void> {
    await this.run((at) => document.querySelector<HTMLElement>(at)!.focus(), selector);
  }

  /** Replaces the text of a field. */
  async fills(target: Target, text: string): Promise<void> {
    await this.clicks(target);
    await this.sees(target, { focused: true });
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.page.keyboard.type(text);
  }

  prefers(media: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
    return this.page.emulateMedia(media);
  }

  resizes({ width, height }: typeof DESKTOP): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }
}
