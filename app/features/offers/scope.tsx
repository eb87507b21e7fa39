import type { Scope as ScopeContent } from "../../content/types/offer-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import "./stations.css";

/** What a solution covers, at the foot of its page's header: one figure and three lines. Source: ENT-2. */
export const Scope = ({ metric, metricLabel, features }: ScopeContent) => (
  <div className="scope">
    <div className="page-width">
      <p className="scope-figure">
        <b className="nums">{metric}</b> {metricLabel}
      </p>
      <ul className="dashes">
        {features.map((feature) => (
          <li key={feature}>
            <RunningText text={feature} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
