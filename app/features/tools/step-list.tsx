import { RunningText } from "../../ui/running-text.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import type { ShownStep } from "./prompt-payment-answer.types.ts";
import { Link } from "../../ui/link.tsx";

/** The steps of a calculation: name, rule, result, and how it was found. */
export const StepList = ({ steps }: { steps: readonly ShownStep[] }) => (
  <ol className="tool-steps border-t border-text">
    {steps.map(({ id, name, value, how, rule }) => (
      <li key={id}>
        <h3 className="heading text-[1.1875rem] leading-normal">{name}</h3>
        <Link className="tool-rule text-link text-small" to={`/rules#${rule.id}`} rel="help">
          <NoWrap text={rule.part} />
        </Link>
        <p className="tool-value nums leading-7 font-600">
          {id === "total" && how ? <b className="total">{value}</b> : value}
        </p>
        {how && (
          <p className="tool-how nums text-small text-muted wrap-anywhere">
            <RunningText text={how} />
          </p>
        )}
      </li>
    ))}
  </ol>
);
