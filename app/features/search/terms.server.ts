import { glossary } from "../../content/glossary/index.ts";
import { EXAMPLE_WORDS, SMALL_WORDS } from "../../content/search/small-words.ts";
import { synonyms } from "../../content/search/synonyms.ts";

/** A run of letters or of digits, or a code ("SF-133" has two), its common form, and whether it is a search term. */
type Token = Record<"typed" | "stem", string> & { isTerm: boolean };

/** A letter and a number are a code: "A-123" equals "A123", and "302" is not "D302". "10,000" equals "10000" and "10k". */
const CODE = String.raw`\p{N}{1,3}(?:,\p{N}{3})+(?!\p{N})|\p{N}+(?:\.\p{N}+)+(?:-\p{N}+)*|(?<!\p{L})\p{L}[-–]?\p{N}+|\p{N}+\p{L}(?!\p{L})`;
const RUN = new RegExp(String.raw`${CODE}|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\p{N}+`, "gu");

const tokensOf = (text: string): Token[] =>
  (text.match(RUN) ?? []).map((typed) => {
    const plain = typed
      .normalize("NFKD")
      .replaceAll(/['’]s$|[\p{M}'’–,]|(?<!\.\p{N}+)-/gu, "")
      .toLowerCase()
      .replace(/^(\d+)k$/, "$1000");
    return { typed, stem: stemOf(plain), isTerm: plain.length > 1 && !SMALL_WORDS.has(plain) };
  });

function stemOf(word: string): string {
  // "Teaming" means several firms, but "team" occurs in every service.
  if (word.length < 4 || word === "teaming" || /\p{N}/u.test(word)) return word;
  return word.replace(/(?<=[^su])s$/, "").replace(/(?<=.{4})(?:ing|ed)$|(?<=.{4})e$/, "");
}

/** The term that the names of one thing share, such as an acronym and its expansion: "=" and the first name. By the stems of each name. */
const termOfName = new Map<string, string>();
const namesOfTerm = new Map<string, string[]>();
/** The number of words in the longest name. */
let longest = 0;
for (const names of [...glossary.map(({ term, full }) => [term, full]), ...synonyms]) {
  const all = names.map((name) => tokensOf(name).map(({ stem }) => stem));
  const keys = all.map((stems) => stems.join(" "));
  const term = keys.map((key) => termOfName.get(key)).find(Boolean) ?? `=${keys[0]}`;
  longest = Math.max(longest, ...all.map(({ length }) => length));
  for (const key of keys) {
    // "OF" is an optional form, but "of" is not.
    if (termOfName.has(key) || SMALL_WORDS.has(key)) continue;
    termOfName.set(key, term);
    namesOfTerm.set(term, [...(namesOfTerm.get(term) ?? []), key]);
  }
}

/** The stems of a term's names, or the term itself. */
export const namesOf = (term: string): readonly string[] => namesOfTerm.get(term) ?? [term];

/** The term of the longest name that begins at a token, or else of the token; and the number of its tokens. */
function spanAt(tokens: readonly Token[], at: number): { term: string; count: number } {
  const stems = tokens.slice(at, at + longest).map(({ stem }) => stem);
  for (; stems.length > 0; stems.pop()) {
    const term = termOfName.get(stems.join(" "));
    if (term) return { term, count: stems.length };
  }
  return { term: tokens[at]!.stem, count: 1 };
}

/** Index terms of a text: its words, and the concepts that they name. */
export function termsOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap(({ stem, isTerm }, at) => {
    const { term } = spanAt(tokens, at);
    return [...(term === stem ? [] : [term]), ...(isTerm ? [stem] : [])];
  });
}

/** Terms of a query: the concepts that it names, and its other words, each with what was typed. */
export function queryTermsOf(query: string): { term: string; typed: string }[] {
  const tokens = tokensOf(query);
  const terms = new Map<string, string>();
  for (let at = 0; at < tokens.length;) {
    const { term, count } = spanAt(tokens, at);
    const typed = tokens.slice(at, at + count).map((token) => token.typed);
    if (tokens[at]!.isTerm || count > 1) terms.set(term, typed.join(" "));
    at += count;
  }
  return [...terms].map(([term, typed]) => ({ term, typed }));
}

/** Terms of a query without the words that ask for a sample, unless it has no others. */
export function subjectOf(query: string): ReturnType<typeof queryTermsOf> {
  const terms = queryTermsOf(query.replaceAll(EXAMPLE_WORDS, ""));
  return terms.length > 0 ? terms : queryTermsOf(query);
}
