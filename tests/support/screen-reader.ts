import { readFileSync } from "node:fs";
import { expect, type Page } from "playwright/test";
import { said } from "../../app/content/claims/claim.ts";
import { identifiers } from "../../app/content/claims/identifiers.ts";
import { vehicleNumbers } from "../../app/content/claims/vehicles.ts";
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

/** Who the firm is, which may change without a new transcript. */
const NAME_OF_VALUE: Record<string, string> = {
  [said(vehicleNumbers.efast)!]: "{contract number}",
  [said(identifiers.uei)!]: "{UEI}",
  [said(identifiers.cageCode)!]: "{CAGE code}",
  [firm.email]: "{email}",
  [firm.name]: "{firm}",
};

/**
 * Brings the virtual screen reader into the page, as `virtualScreenReader`. Evaluated, not added as a script: the page's
 * content security policy need not let it in.
 */
export async function loadReader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "virtualScreenReader" in window))) await page.evaluate(`{${SOURCE}\n}`);
}

/** A screen reader's user on a page: does things, and keeps a transcript of what was heard after each. */
export class Listener {
  readonly #page: Page;
  readonly #transcript: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Starts the virtual screen reader in the page as it is, or in the first part of it that a selector finds. */
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

  /** Does something, and writes down what is heard: at once, or when it has come to `until`. */
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

  /** Reads on, item by item. */
  async reads(items: number): Promise<void> {
    await this.does(`reads on, ${items} items`, () =>
      this.#page.evaluate(async (items) => {
        const reader = (window as unknown as VirtualWindow).virtualScreenReader;
        for (let item = 0; item < items; item++) await reader.next();
      }, items),
    );
  }

  /** Jumps back to the heading before. */
  jumpsBackToHeading(): Promise<string[]> {
    return this.does("previous heading", () => this.#perform("moveToPreviousHeading"));
  }

  /** Jumps from one to the next, once around the page. */
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

  /** Everything that was done and heard. */
  get transcript(): string {
    return `${this.#transcript.join("\n")}\n`;
  }

  #note(what: string, heard: string[]): void {
    const lines = heard.map((phrase) =>
      Object.entries(NAME_OF_VALUE)
        .reduce((line, [value, name]) => line.replaceAll(value, name), phrase)
        // It changes by the day.
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
