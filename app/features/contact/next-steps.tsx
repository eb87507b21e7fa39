import { RunningText } from "../../ui/running-text.tsx";
import type { NextStep } from "../../content/types/contact.types.ts";

/** What happens after a message is sent, as steps on a short thread. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <ol className="knots pb-[26px] [--knot-gap:26px]">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong className="block font-600">{title}</strong>
          <span className="text-muted">
            <RunningText text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}
