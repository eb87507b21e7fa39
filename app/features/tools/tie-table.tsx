import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { Link } from "../../ui/link.tsx";

/** The ties that the tool checks, each with its rule. */
export const TieTable = ({ labels }: { labels: TrialBalancePage["ties"] }) => (
  <div>
    <h2 className="heading tool-heading">{labels.heading}</h2>
    <p className="mb-4 text-small text-muted">{labels.note}</p>
    <ul className="border-t border-text">
      {Object.values(labels.byId).map(({ name, formula, rule, part }) => (
        <li key={name} className="border-b border-hair py-2.5 text-note leading-normal text-muted">
          <b className="font-600 text-text">{name}.</b> {formula}
          {". "}
          <Link to={`/rules#${rule}`} rel="help" className="text-link">
            {part}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
