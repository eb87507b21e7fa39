import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import type { GlossaryLetter } from "../../content/types/glossary-page.types.ts";

/** The acronyms with one first letter, with their expansions and explanations, each with an anchor. */
export const TermList = ({ letter, terms }: GlossaryLetter) => (
  <section className="letter" aria-labelledby={letterAnchor(letter)}>
    <h2 id={letterAnchor(letter)} className="letter-name">
      {letter}
    </h2>
    <dl>
      {terms.map(({ id, term, full, sentence, rule }) => (
        <div key={id} id={id} className="term">
          <dt>{term}</dt> <dd>{full}</dd>
          <dd className="term-meaning">
            {sentence}
            {rule && (
              <>
                {" "}
                <Link to={`/rules#${rule.id}`} rel="help" className="text-link">
                  <NoWrap text={rule.name} />
                </Link>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** The id of a letter's section. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;
