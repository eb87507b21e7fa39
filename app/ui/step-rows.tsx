import { RunningText } from "./running-text.tsx";
import type { Step } from "../content/types/content-schema.types.ts";
import "./step-rows.css";

/** The steps of the work on the thread: name and time, and beside them what is done and what it leaves. */
export function StepRows({ steps, outputLabel }: { steps: readonly Step[]; outputLabel: string }) {
  return (
    <ol className="step-rows knots">
      {steps.map(({ name, time, text, output }) => (
        <li key={name}>
          <div>
            <h3 className="font-serif text-[1.375rem] leading-tight">{name}</h3>
            <p className="nums text-small font-600 text-thread-300">{time}</p>
          </div>
          <div className="text-small">
            <p className="text-muted">
              <RunningText text={text} />
            </p>
            <p className="mt-0.5">
              <span className="text-muted">{`${outputLabel} `}</span>
              <RunningText text={output} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
