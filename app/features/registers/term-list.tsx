import { fill } from "../../lib/text/fill.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import type { GlossaryLetter, GlossaryPage } from "../../content/types/glossary-page.types.ts";

interface TermListProps extends GlossaryLetter {
  words: GlossaryPage;
  isOpen: boolean;
}

/** The acronyms with one first letter; on request, with their expansions and explanations, each with an anchor. */
export const TermList = ({ letter, terms, words, isOpen }: TermListProps) => (
  <section className="letter">
    <h2 className="letter-name">{letter}</h2>
    <details className="letter-fold" open={isOpen}>
      <summary className="fold-head">
        <span>
          <span className="visually-hidden">
            {fill(terms.length === 1 ? words.one : words.many, { letter, count: terms.length })}
          </span>
          {terms.map(({ term }) => term).join(", ")}
        </span>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <dl id={letterAnchor(letter)}>
        {terms.map(({ id, term, full, sentence, rule }) => (
          <div key={id} id={id} className="term">
            <dt>{term}</dt> <dd>{full}</dd>
            <dd className="term-meaning">
              {sentence}
              {rule && (
                <>
                  {" "}
                  <Link to={`/rules#${rule.id}`} rel="help" className="text-link inline-block">
                    <NoWrap text={rule.name} />
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  </section>
);

/** The id of a letter's terms: inside the fold, so that a link to it opens it. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;
