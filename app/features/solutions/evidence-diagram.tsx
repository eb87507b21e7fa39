import { RunningText } from "../../ui/running-text.tsx";
import type { Step } from "../../content/types/content-schema.types.ts";

interface EvidenceDiagramProps {
  title: string;
  steps: readonly Step[];
  /** Read out by screen readers before a step's output. */
  outputLabel: string;
}

/**
 * How a solution works: each step is a knot on the thread, with a line down to the record that the step produces. The
 * records are on a second thread. The steps are a list; the drawing is decorative.
 */
export function EvidenceDiagram({ title, steps, outputLabel }: EvidenceDiagramProps) {
  return (
    <figure>
      <figcaption className="mb-10 font-serif text-promise text-thread-300 italic">{title}</figcaption>
      <ol className="evidence-diagram knots">
        {steps.map(({ name, time, text, output }) => (
          <li key={name}>
            <h3 className="font-serif text-[1.625rem] leading-tight">{name}</h3>
            <p className="evidence-time nums text-small font-600 text-thread-300">{time}</p>
            <p className="evidence-text text-note text-muted">
              <RunningText text={text} />
            </p>
            <p className="evidence-record">
              <Sheet />
              <span className="text-note leading-[1.45] font-600">
                <span className="visually-hidden">{`${outputLabel} `}</span>
                <RunningText text={output} />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A page icon with a folded corner: the record that a step produces. */
function Sheet() {
  return (
    <svg className="evidence-sheet" aria-hidden="true" width="30" height="36" viewBox="0 0 30 36">
      <path d="M1 1h19l9 9v25H1z" />
      <path d="M20 1v9h9" />
      <path d="M7 17h16M7 22h16M7 27h10" />
    </svg>
  );
}
