import { NoWrap } from "../../ui/no-wrap.tsx";
import type { GlossaryLetter } from "../../content/types/glossary-page.types.ts";
import { Link } from "../../ui/link.tsx";

/** The acronyms with one first letter, collapsed, with their expansions and explanations, each with an anchor. */
export function TermList({ letter, terms, isOpen }: GlossaryLetter & { isOpen: boolean }) {
  return (
    <details id={`letter-${letter.toLowerCase()}`} className="fold-item" open={isOpen}>
      <summary className="fold-head">
        <h3 className="font-600">{letter}</h3>
        <span className="nums ml-auto text-muted">{terms.length}</span>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <dl className="border-t border-thread">
        {terms.map(({ id, term, full, sentence, rule }) => (
          <div key={id} id={id} className="term">
            <dt className="name">{term}</dt>
            <dd>
              <span className="font-600">{full}</span>
              <span className="block text-muted">
                {sentence}
                {rule && (
                  <>
                    {" "}
                    <Link to={`/rules#${rule.id}`} rel="help" className="text-link">
                      <NoWrap text={rule.name} />
                    </Link>
                  </>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
