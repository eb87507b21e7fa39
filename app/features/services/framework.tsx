import { RunningText } from "../../ui/running-text.tsx";
import type { FrameworkStep } from "../../content/types/practice-pages.types.ts";
import "./framework.css";

/** Steps on a thread that forms a loop: a line leads from the last step back to the first. Source: DB-3. */
export function Framework({ steps, outputLabel }: { steps: readonly FrameworkStep[]; outputLabel: string }) {
  return (
    <ol className="framework knots">
      {steps.map(({ name, text, output }) => (
        <li key={name}>
          <h3 className="font-serif text-[1.625rem] leading-tight">{name}</h3>
          <p className="mt-2.5 text-note text-muted">
            <RunningText text={text} />
          </p>
          <p className="mt-3 text-small">
            <span className="text-muted">{`${outputLabel} `}</span>
            <RunningText text={output} />
          </p>
        </li>
      ))}
    </ol>
  );
}
