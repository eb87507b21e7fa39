import { RunningText } from "../../ui/running-text.tsx";
import type { ShownStep } from "./prompt-payment-answer.types.ts";
import { Link } from "../../ui/link.tsx";

/** The steps of a calculation: name, rule, result, and how it was found. The last one is the total. */
export const StepList = ({ steps }: { steps: readonly ShownStep[] }) => (
  <ol className="tool-steps">
    {steps.map(({ id, name, value, how, rule }, index) => (
      <li key={id}>
        <h3>{name}</h3>
        <Link className="tool-rule text-link" to={`/rules#${rule.id}`} rel="help">
          {rule.part}
        </Link>
        <p className="tool-value">
          {index === steps.length - 1 && how ? <b className="tool-total">{value}</b> : value}
        </p>
        {how && (
          <p className="tool-how">
            <RunningText text={how} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
