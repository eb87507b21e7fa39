import { fill } from "../../lib/text/fill.ts";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import type { GlossaryLetter, GlossaryPage } from "../../content/types/glossary-page.types.ts";

interface TermListProps extends GlossaryLetter {
  words: GlossaryPage;
  isOpen: boolean;
}

/** The acronyms with one first letter, with their expansions and explanations, each with an anchor. */
export const TermList = ({ letter, terms, words, isOpen }: TermListProps) => (
  <section className="letter">
    <h2 className="letter-name">{letter}</h2>
    <PhoneFold
      heard={fill(terms.length === 1 ? words.one : words.many, { letter, count: terms.length })}
      label={terms.map(({ term }) => term).join(", ")}
      isOpen={isOpen}
      onTablets
    >
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
    </PhoneFold>
  </section>
);

/** The id of a letter's terms: inside the fold, so that a link to it opens it. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;
