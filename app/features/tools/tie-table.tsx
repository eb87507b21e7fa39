import type { TrialBalancePage } from "../../content/types/trial-balance.types.ts";
import { Link } from "../../ui/link.tsx";

/** The ties that the tool checks, each with its rule. */
export const TieTable = ({ labels }: { labels: TrialBalancePage["ties"] }) => (
  <div>
    <h2 className="heading tool-heading">{labels.heading}</h2>
    <p className="mb-4 text-small text-muted">{labels.note}</p>
    <ul className="tool-points">
      {Object.values(labels.byId).map(({ name, formula, rule, part }) => (
        <li key={name}>
          <b>{name}.</b> {formula}
          {". "}
          <Link to={`/rules#${rule}`} rel="help" className="text-link">
            {part}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
