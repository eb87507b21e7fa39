import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";

const SOURCE = readFileSync("node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js", "utf8").replace(
  /export\s*\{[^{}]*?([\w$]+) as virtual\s*\};?/,
  (_, name: string) => `;window.virtualScreenReader = ${name};`,
);

interface VirtualWindow {
  virtualScreenReader: {
    start: (options: { container: Node }) => Promise<void>;
    next: () => Promise<void>;
    perform: (command: string) => Promise<void>;
    spokenPhraseLog: () => Promise<string[]>;
    clearSpokenPhraseLog: () => Promise<void>;
  };
}

const MOST_JUMPS = 200;

/** Firm details, which may change without a new transcript. */
const NAME_OF_VALUE: Record<string, string> = {
  [firm.email]: "{email}",
  [firm.name]: "{firm}",
};

/**
 * Loads the virtual screen reader into the page, as `virtualScreenReader`. Evaluated instead of added as a script,
 * which the content security policy would block.
 */
export async function loadReader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "virtualScreenReader" in window))) await page.evaluate(`{${SOURCE}\n}`);
}

/** A screen reader user on a page: performs actions, and records what is announced after each. */
export class Listener {
  readonly #page: Page;
  readonly #transcript: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts the virtual screen reader on the page, or on the first match of a selector. */
  static async start(page: Page, within = "body"): Promise<Listener> {
    await loadReader(page);
    await page.evaluate(
      (within) =>
        (window as unknown as VirtualWindow).virtualScreenReader.start({ container: document.querySelector(within)! }),
      within,
    );
    const listener = new Listener(page);
    await listener.does("opens the page");
    return listener;
  }

  /** Performs an action and records what is announced, immediately or once `until` matches. */
  async does(what: string, act: () => Promise<unknown> = async () => {}, until?: RegExp): Promise<string[]> {
    await act();
    if (until) await expect.poll(async () => (await this.#heard()).join("\n")).toMatch(until);
    const heard = await this.#take();
    this.#note(what, heard);
    return heard;
  }

  /** Presses a real key. */
  presses(key: string, until?: RegExp): Promise<string[]> {
    return this.does(key, () => this.#page.keyboard.press(key), until);
  }

  /** Reads the next items, one by one. */
  async reads(items: number): Promise<void> {
    await this.does(`reads on, ${items} items`, () =>
      this.#page.evaluate(async (items) => {
        const reader = (window as unknown as VirtualWindow).virtualScreenReader;
        for (let item = 0; item < items; item++) await reader.next();
      }, items),
    );
  }

  /** Jumps through all of them, once around the page. */
  async jumpsThroughAll(kind: "Landmark" | "Heading"): Promise<void> {
    const all: string[] = [];
    for (;;) {
      await this.#perform(`moveToNext${kind}`);
      const heard = (await this.#take()).join(" ");
      if (heard === all[0]) break;
      all.push(heard);
      if (all.length > MOST_JUMPS) throw new Error(`There is no end: ${heard}`);
    }
    this.#note(`next ${kind.toLowerCase()}, and so on to the end`, all);
  }

  /** All actions and announcements. */
  get transcript(): string {
    return `${this.#transcript.join("\n")}\n`;
  }

  #note(what: string, heard: string[]): void {
    const lines = heard.map((phrase) =>
      Object.entries(NAME_OF_VALUE)
        .reduce((line, [value, name]) => line.replaceAll(value, name), phrase)
        // It changes daily.
        .replace(/\b[2-9A-Z]{3}-[2-9A-Z]{3}-[2-9A-Z]{3}\b/, "{reference}"),
    );
    this.#transcript.push(`[${what}]`, ...lines.map((line) => `  ${line.replaceAll(/\s+/g, " ")}`.trimEnd()));
  }

  async #take(): Promise<string[]> {
    const heard = await this.#heard();
    await this.#page.evaluate(() => (window as unknown as VirtualWindow).virtualScreenReader.clearSpokenPhraseLog());
    return heard;
  }

  #perform(command: string): Promise<void> {
    return this.#page.evaluate(
      (command) => (window as unknown as VirtualWindow).virtualScreenReader.perform(command),
      command,
    );
  }

  #heard(): Promise<string[]> {
    return this.#page.evaluate(() => (window as unknown as VirtualWindow).virtualScreenReader.spokenPhraseLog());
  }
}
