import { inflateSync } from "node:zlib";

/** The browser features that the tests need: each engine is driven in its own way. */
export interface Driver {
  readonly version: string;
  /** Navigates and resolves once the document has loaded. */
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page; the value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer to a position in the window, in CSS pixels. */
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key, given as a name in `KEYS` or as a character, optionally with Shift. */
  press: (key: string, withShift?: boolean) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Resizes the window, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Sets all user preferences and media features; omitted ones are reset. */
  prefer: (preferences: Preferences) => Promise<void>;
  /** Enables or disables scripts for pages opened later; the test's own expressions always run. */
  setScripts: (areOn: boolean) => Promise<void>;
  /** The whole page as PNG. */
  screenshot: () => Promise<Buffer>;
  /** Number of letter-size sheets that the page prints on; undefined if the engine can print only through a dialog. */
  sheets: () => Promise<number | undefined>;
  /** Console messages since the last call: errors, warnings and policy violations. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Preferences {
  reducedMotion?: boolean;
  /** Lays out the page for print. */
  print?: boolean;
}

/** Keys without a character, in WebDriver's encoding. Source: WebDriver, 17.4.2. */
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

/**
 * Number of pages of a PDF; Firefox compresses the objects that contain it (PDF 1.7, 7.5.7). @throws Error if none is
 * found
 */
export function pagesOf(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm[^]*?\bstream\r?\n([^]*?)endstream/g)].map(([, stream]) =>
    inflateSync(Buffer.from(stream!, "latin1")).toString("latin1"),
  );
  const pages = [text, ...packed].join("\n").match(/\/Type\s*\/Page\b/g);
  if (!pages) throw new Error("No page was found in what was printed");
  return pages.length;
}

/** Letter size, in centimeters. */
export const LETTER_CM = { width: 21.59, height: 27.94 };
