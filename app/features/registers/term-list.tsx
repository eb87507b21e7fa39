import { fill } from "../../lib/text/fill.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import type { GlossaryLetter, GlossaryPage, ListedTerm } from "../../content/types/glossary-page.types.ts";
import "../../ui/phone-fold.css";

interface TermListProps extends GlossaryLetter {
  words: GlossaryPage;
  isOpen: boolean;
}

/** The acronyms with one first letter and what they stand for, collapsed on phones. Each unfolds its explanation. */
export function TermList({ letter, terms, words, isOpen }: TermListProps) {
  const starts = columnStarts(terms);
  const acronyms = terms.map(({ term }) => term).join(", ");
  return (
    <section className="letter relative border-b">
      <h2 className="letter-name pt-2 font-serif text-[1.875rem] leading-[1.25]">{letter}</h2>
      <details className="phone-fold" open={isOpen}>
        <summary className="fold-head">
          {/* The filter changes it: a page that the browser has translated needs a new element. */}
          <span key={acronyms}>
            <span className="visually-hidden">
              {fill(terms.length === 1 ? words.one : words.many, { letter, count: terms.length })}
            </span>
            <NoWrap text={acronyms} />
          </span>
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <ul id={letterAnchor(letter)} className="terms">
          {terms.map((term, index) => (
            <li key={term.id} className={starts[index]}>
              <ListedTermItem {...term} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** Characters on a line of a column. */
const LINE_CHARS = 45;

/** For each term, the class of what begins with it: the second half of their lines, or a later third. */
function columnStarts(terms: readonly ListedTerm[]): (string | undefined)[] {
  const lines = terms.map(({ term, full }) => Math.ceil(`${term} ${full}`.length / LINE_CHARS));
  const linesOf = (count: number) => lines.slice(0, count).reduce((sum, one) => sum + one, 0);
  const columnOf = (index: number, columns: number) => Math.floor((linesOf(index) * columns) / linesOf(terms.length));
  const begins = (index: number, columns: number) => columnOf(index, columns) > columnOf(index - 1, columns);
  return terms.map(
    (_, at) => [begins(at, 2) && "starts-half", begins(at, 3) && "starts-third"].filter(Boolean).join(" ") || undefined,
  );
}

/** The anchor is inside what it opens, so that browsers open it for a link to the term. */
const ListedTermItem = ({ id, term, full, sentence, rule, isOpen }: ListedTerm & { isOpen: boolean }) => (
  <details className="term break-inside-avoid" open={isOpen}>
    <summary className="hover:text-link">
      <b className="mr-1 font-600 color-link">{term}</b>
      {` ${full}`}
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
