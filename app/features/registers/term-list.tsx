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
          {terms.map((term) => (
            <ListedTermItem key={term.id} {...term} isOpen={isOpen} />
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The anchor is inside what it opens, so that browsers open it for a link to the term. */
const ListedTermItem = ({ id, term, full, sentence, rule, isOpen }: ListedTerm & { isOpen: boolean }) => (
  <li>
    <details className="term" open={isOpen}>
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
  </li>
);

/** The id of a letter's terms: inside the fold, so that a link to it opens it. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;
