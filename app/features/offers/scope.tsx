import type { Scope as ScopeContent } from "../../content/types/offer-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import "./stations.css";

/** What a solution covers, at the foot of its page's header: one figure and three lines. Source: ENT-2. */
export const Scope = ({ metric, metricLabel, features }: ScopeContent) => (
  <div className="scope relative z-1 border-t-2 border-thread bg-ground text-[0.9375rem] leading-6 text-mist">
    <div className="page-width py-3 items-center gap-x-12 lg:flex">
      <p className="flex items-baseline gap-4 text-paper-50">
        <b className="nums font-serif text-[2.25rem] leading-[1.2] font-400 text-thread-300">{metric}</b> {metricLabel}
      </p>
      <ul className="dashes w-full justify-between gap-6 lg:flex">
        {features.map((feature) => (
          <li key={feature}>
            <RunningText text={feature} />
          </li>
        ))}
      </ul>
    </div>
  </div>
);
