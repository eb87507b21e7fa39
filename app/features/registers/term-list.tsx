import { Unbroken } from "../../ui/unbroken.tsx";
import type { ListedTerm } from "../../content/types/glossary-page.types.ts";

/** Acronyms with their expansions and explanations, each with an anchor. */
export function TermList({ terms }: { terms: readonly ListedTerm[] }) {
  return (
    <dl className="border-b border-t border-text">
      {terms.map(({ id, term, full, sentence, rule }) => (
        <div
          key={id}
          id={id}
          className="py-5 not-first:border-t not-first:border-hair md:grid md:grid-cols-[minmax(0,264fr)_minmax(0,500fr)] md:items-baseline md:gap-6"
        >
          <dt className="font-serif text-[1.375rem] leading-[1.3]">{term}</dt>
          <dd className="mt-1 max-w-[60ch] md:mt-0">
            <span className="font-600">{full}</span>
            <span className="mt-1 block text-muted">
              {sentence}
              {rule && (
                <>
                  {" "}
                  <a href={`/rules#${rule.id}`} rel="help" className="text-link">
                    <Unbroken text={rule.name} />
                  </a>
                </>
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
