import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import "./practice-start.css";

/** What happens after a message, as four knots on a thread. */
export const StartSteps = ({ steps }: Pick<PracticePageData, "steps">) => (
  <ol className="start-steps knots">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p className="text-note text-muted">
          <RunningText text={text} />
        </p>
      </li>
    ))}
  </ol>
);

/** All codes and vehicles of the practice's services in one line. Source: BUY-2. */
export const BuyingLine = ({ rows }: { rows: PracticePageData["buying"] }) => (
  <dl className="buying-line">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="nums">
          <RunningText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
