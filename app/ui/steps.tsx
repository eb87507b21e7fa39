import { RunningText } from "./running-text.tsx";
import type { NamedText } from "../content/types/page-section.types.ts";
import "./steps.css";

/** The steps of the work: a knot on the thread for each. */
export const Steps = ({ steps }: { steps: readonly NamedText[] }) => (
  <ol className="steps knots">
    {steps.map(({ name, text }) => (
      <li key={name}>
        <h3>{name}</h3>
        <p className="text-muted">
          <RunningText text={text} />
        </p>
      </li>
    ))}
  </ol>
);
