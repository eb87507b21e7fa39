import { fill } from "../../lib/text/fill.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import type { GlossaryLetter, GlossaryPage, ListedTerm } from "../../content/types/glossary-page.types.ts";
import "../../ui/phone-fold.css";

/** The acronyms with one first letter and what they stand for, collapsed on phones. Each unfolds its explanation. */
export const LetterTerms = ({ letter, terms, words }: GlossaryLetter & { words: GlossaryPage }) => (
  <section className="letter relative border-b">
    <h2 className="letter-name pt-4.5 md:pt-3 font-serif text-[1.875rem] leading-[.9] md:text-[3rem]">{letter}</h2>
    <details className="phone-fold">
      <summary className="fold-head">
        <span>
          <span className="visually-hidden">
            {fill(terms.length === 1 ? words.one : words.many, { letter, count: terms.length })}
          </span>
          <NoWrap text={firstTerms(terms, words.more)} />
        </span>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <TermList id={letterAnchor(letter)} terms={terms} />
    </details>
  </section>
);

const FIRST = 3;

/** The first terms, and how many more there are. */
function firstTerms(terms: readonly ListedTerm[], more: string): string {
  const names = terms
    .slice(0, FIRST)
    .map(({ term }) => term)
    .join(", ");
  return terms.length > FIRST ? fill(more, { names, count: terms.length - FIRST }) : names;
}

/** Terms in columns, with their explanations if they are open. */
export function TermList({ id, terms, isOpen }: { id?: string; terms: readonly ListedTerm[]; isOpen?: boolean }) {
  const starts = columnStarts(terms.map(({ full, sentence }) => `${full} ${isOpen ? sentence : ""}`));
  return (
    <ul id={id} className="terms">
      {terms.map((term, index) => (
        <li key={term.id} className={starts[index]}>
          <ListedTermItem {...term} isOpen={isOpen} />
        </li>
      ))}
    </ul>
  );
}

/** Characters of a name on a line, by the number of columns, and the space between two terms in lines. */
const LINE_CHARS = { 2: 30, 3: 38 };
const GAP_LINES = 0.5;

/** For each text, the class of what begins with it: the second half of all lines, or a later third. */
function columnStarts(texts: readonly string[]): (string | undefined)[] {
  const linesOf = (count: number, columns: 2 | 3) =>
    texts.slice(0, count).reduce((sum, text) => sum + Math.ceil(text.length / LINE_CHARS[columns]) + GAP_LINES, 0);
  const columnOf = (index: number, columns: 2 | 3) =>
    Math.floor((linesOf(index, columns) * columns) / linesOf(texts.length, columns));
  const begins = (index: number, columns: 2 | 3) => columnOf(index, columns) > columnOf(index - 1, columns);
  return texts.map(
    (_, at) => [begins(at, 2) && "starts-half", begins(at, 3) && "starts-third"].filter(Boolean).join(" ") || undefined,
  );
}

/** The anchor is inside what it opens, so that browsers open it for a link to the term. */
const ListedTermItem = ({ id, term, full, sentence, rule, isOpen }: ListedTerm & { isOpen: boolean | undefined }) => (
  <details className="term break-inside-avoid" open={isOpen}>
    {/* A term too wide for its column has a line of its own. */}
    <summary className="flex flex-wrap gap-x-2 hover:color-link">
      <b className="font-600 whitespace-nowrap color-link underline decoration-dotted decoration-1 underline-offset-[.3em]">
        {term}
      </b>
      <span className="ml-auto">{` ${full}`}</span>
    </summary>
    <p id={id} className="pb-2.5 text-muted">
      {sentence}
      {rule && (
        <>
          {" "}
          <Link to={`/rules#${rule.id}`} rel="help" className="text-link inline-block font-400">
            <NoWrap text={rule.name} />
          </Link>
        </>
      )}
    </p>
  </details>
);

/** The id of a letter's terms: inside the fold, so that a link to it opens it. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;
