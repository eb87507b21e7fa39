import { inflateSync } from "node:zlib";

/** What a journey needs of a browser, and no more: each engine is driven in a way of its own. */
export interface Driver {
  readonly version: string;
  /** Goes to an address, and comes back when its document has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a place in the window, in CSS pixels. */
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, by its name in `KEYS` or as a character; with Shift where asked. */
  press: (key: string, withShift?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Gives the page a window of this size, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What the visitor's system or paper asks for; each call says all of it. */
  prefer: (preferences: Preferences) => Promise<void>;
  /** Whether pages that are opened from here on run their scripts; the test's own expressions always do. */
  setScripts: (areOn: boolean) => Promise<void>;
  /** The whole page as PNG. */
  screenshot: () => Promise<Buffer>;
  /** How many letter sheets the page prints on; undefined where the engine prints only by a dialog. */
  sheets: () => Promise<number | undefined>;
  /** What the console was told since the last call: errors, warnings, what the page's policy refused. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Preferences {
  reducedMotion?: boolean;
  /** Lays the page out as for paper. */
  print?: boolean;
}

/** Keys that write no character, as WebDriver sends them. Source: WebDriver, 17.4.2. */
export const KEYS: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Pages of a PDF; Firefox packs what tells of them (PDF 1.7, 7.5.7). @throws Error where none is found: no paper is that short */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[^]*?\bstream\r?\n([^]*?)endstream/g)].map(([, stream]) =>
    inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"),
  );
  const pages = [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g);
  if (!pages) throw new Error("No page was found in what was printed");
  return pages.length;
}

/** A Letter sheet, in centimeters. */
export const LETTER_CM = { width: 21.59, height: 27.94 };
