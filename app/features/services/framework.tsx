import { RunningText } from "../../ui/running-text.tsx";
import type { DatabaseAndInfrastructurePage } from "../../content/types/practice-pages.types.ts";
import { InPlace } from "../../ui/in-place.tsx";
import "../../ui/steps.css";

/** Steps on the thread, each with its output. Phones show what a step does on request. Source: DB-3. */
export const Framework = ({ steps, output, more, less }: DatabaseAndInfrastructurePage["framework"]) => (
  <div className="in-place-texts">
    <InPlace more={more} less={less} phonesOnly />
    <ol className="steps knots">
      {steps.map((step) => (
        <li key={step.name}>
          <h3>{step.name}</h3>
          <p className="in-place-rest text-muted">
            <RunningText text={step.text} />
          </p>
          <p>
            <span className="text-muted">{`${output} `}</span>
            <RunningText text={step.output} />
          </p>
        </li>
      ))}
    </ol>
  </div>
);
