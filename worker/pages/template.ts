import { digest } from "../digest.ts";

/** A part of a page that differs between responses. */
export type Hole = "nonce" | "path";

/** A rendered page, split where responses differ. */
export interface PageTemplate {
  /** One more than there are holes. */
  parts: readonly Uint8Array[];
  holes: readonly Hole[];
  byteLength: number;
}

/**
 * Splits a page at every occurrence of the nonce and, on a not-found page, of the path.
 * @param needles the current text of each hole; ASCII
 */
export function cutTemplate(page: Uint8Array, needles: Partial<Record<Hole, string>>): PageTemplate {
  // One character per byte, so that positions in the text are positions in the bytes.
  const text = new TextDecoder("latin1").decode(page);
  const cuts = (Object.entries(needles) as [Hole, string][])
    .flatMap(([hole, needle]) => positions(text, needle).map((start) => ({ hole, start, end: start + needle.length })))
    .toSorted((a, b) => a.start - b.start);
  const ends = [0, ...cuts.map(({ end }) => end)];
  const starts = [...cuts.map(({ start }) => start), page.byteLength];
  const parts = ends.map((end, index) => page.subarray(end, starts[index]));
  return { parts, holes: cuts.map(({ hole }) => hole), byteLength: page.byteLength };
}

/** The bytes of the page for one response. */
export function fillTemplate({ parts, holes }: PageTemplate, values: Record<Hole, Uint8Array>): Uint8Array {
  const pieces = parts.flatMap((part, index) => {
    const hole = holes[index];
    return hole ? [part, values[hole]] : [part];
  });
  const page = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.byteLength, 0));
  let offset = 0;
  for (const piece of pieces) {
    page.set(piece, offset);
    offset += piece.byteLength;
  }
  return page;
}

const EMPTY = { nonce: new Uint8Array(), path: new Uint8Array() };

/** ETag of the page without nonce and path. Weak, because responses differ in the nonce. */
export const tagOf = async (template: PageTemplate): Promise<string> =>
  `W/"${await digest(fillTemplate(template, EMPTY))}"`;

/** Positions of a needle in a text. */
export function positions(text: string, needle: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) found.push(at);
  return found;
}
