/** A text of a page, with the part that it plays there. */
export interface VoiceText {
  part: Part;
  text: string;
}

/** A page as its reader meets it: running text by part, in the order of its words. */
export interface PageVoice {
  path: string;
  texts: VoiceText[];
}

/** Parts that most pages have, by the keys that lead to them; array positions are left out. The first that fits counts. */
const PARTS = {
  promise: /^(promise|tagline)$/,
  lead: /^(lead|subtitle|description)$/,
  opener: /^(situation|problem|story)\.statement$/,
  paragraph: /^(situation|problem|story)\./,
  "capability note": /^(capabilities|principles)\.note$/,
  capability: /^(capabilities|principles)\./,
  "process note": /^(process|howItWorks)\.note$/,
  step: /^(process|howItWorks)\./,
  "deliverables lead": /^deliverables\.(lead|note)$/,
  question: /^questions\.question$/,
  answer: /^questions\.answer$/,
} as const;

export type Part = keyof typeof PARTS | "other";

/** Keys under which stands no running text: titles for search engines, names, addresses, and what a standard is called. */
const NOT_PROSE = new Set(
  "meta name slug icon id related thread trail standards labels label image firstReader output time href to color lifecycle heading identifier".split(
    " ",
  ),
);
/** Below this, a text is a name or a label. */
const LEAST_WORDS = 4;

/**
 * A page's running text. Without a statement, the opener is the first text of the situation, whatever it is called; the
 * lead is the page's first, for slides and cards have leads too.
 */
export function pageVoice(path: string, words: readonly unknown[]): PageVoice {
  const texts = words.flatMap((file) => [...prose(file, [])]);
  for (const later of texts.filter(({ part }) => part === "lead").slice(1)) later.part = "other";
  if (!texts.some(({ part }) => part === "opener")) {
    const first = texts.find(({ part }) => part === "paragraph");
    if (first) first.part = "opener";
  }
  return { path, texts };
}

/** The texts of one part of a page. */
export const textsOf = (page: PageVoice, part: Part): string[] =>
  page.texts.filter((one) => one.part === part).map(({ text }) => text);

function* prose(value: unknown, keys: readonly string[]): Generator<VoiceText> {
  if (typeof value === "string") {
    if (value.split(/\s+/).length >= LEAST_WORDS) yield { part: partOf(keys.join(".")), text: value };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* prose(item, keys);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) if (!NOT_PROSE.has(key)) yield* prose(item, [...keys, key]);
  }
}

const partOf = (keys: string): Part =>
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((part) => PARTS[part].test(keys)) ?? "other";
