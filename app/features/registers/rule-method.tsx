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
      <summary className="fold-head">
        <h2 className="font-600">{words.heading}</h2>
        <span className="fold-sign" aria-hidden="true" />
      </summary>
      <dl className="rule-method">
        {sources.map(({ label, to, count, isCurrent }, index) => (
          <div key={label}>
            <dt>
              <Link to={to} aria-current={isCurrent || undefined} className="text-link">
                {`${label}: `}
                <span className="nums">{count}</span>
              </Link>
            </dt>
            <dd>{words.sources[index]}</dd>
          </div>
        ))}
        {words.terms.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  </div>
);
