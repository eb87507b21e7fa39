import { RunningText } from "./running-text.tsx";
import type { Step } from "../content/types/content-schema.types.ts";
import "./steps.css";

type StepOfAnyKind = Pick<Step, "name" | "text"> & Partial<Pick<Step, "time" | "output">>;

/** The steps of the work: a knot on the thread for each, with its duration if it has one. */
export function Steps({ steps, outputLabel }: { steps: readonly StepOfAnyKind[]; outputLabel?: string }) {
  return (
    <ol className="steps knots">
      {steps.map(({ name, time, text, output }) => (
        <li key={name}>
          <h3 className="font-serif text-[1.625rem] leading-tight lg:text-[1.875rem]">{name}</h3>
          {time && <p className="steps-time nums text-small font-600 text-thread-300">{time}</p>}
          <div>
            <p className="mt-2 max-w-[58ch] text-muted">
              <RunningText text={text} />
            </p>
            {output && (
              <p className="mt-2 max-w-[58ch] text-small">
                <span className="text-muted">{`${outputLabel} `}</span>
                <RunningText text={output} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
