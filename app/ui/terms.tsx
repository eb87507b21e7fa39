import type { NamedText } from "../content/types/page-section.types.ts";
import { PhoneFold } from "./phone-fold.tsx";
import { RunningText } from "./running-text.tsx";
import "./step-rows.css";

/** How an engagement begins and ends, side by side. */
export function Terms({ terms }: { terms: readonly NamedText[] }) {
  return (
    <PhoneFold label={terms.map(({ name }) => name).join(". ")}>
      <dl className="terms">
        {terms.map(({ name, text }) => (
          <div key={name}>
            <dt className="name">{name}</dt>
            <dd className="text-small text-muted">
              <RunningText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </PhoneFold>
  );
}
