import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { RulesPage } from "../../content/types/rules-page.types.ts";
import { Link } from "../../ui/link.tsx";

interface RuleMethodProps {
  words: RulesPage["method"];
  /** A link for each kind of source, with the number of its entries. */
  sources: readonly ChoiceLink[];
}

/** How the rules are read and dated: what each kind of source and each status means. Source: RULE-1. */
export const RuleMethod = ({ words, sources }: RuleMethodProps) => (
  <div className="fold mt-10">
    <details id="method" className="fold-item">
      <summary className="fold-head min-h-13 py-2 leading-[1.4]">
        <h2 className="font-600">{words.heading}</h2>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <dl className="grid grid-cols-1 gap-x-12 gap-y-3 pb-5 lg:grid-cols-2">
        {sources.map(({ label, to, count, isCurrent }, index) => (
          <div key={label}>
            <dt className="font-600">
              <Link to={to} aria-current={isCurrent || undefined} className="text-link">
                {`${label}: `}
                <span className="nums">{count}</span>
              </Link>
            </dt>
            <dd className="text-small text-muted">{words.sources[index]}</dd>
          </div>
        ))}
        {words.terms.map(({ name, text }) => (
          <div key={name}>
            <dt className="font-600">{name}</dt>
            <dd className="text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
);
