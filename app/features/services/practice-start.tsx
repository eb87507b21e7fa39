import type { PracticePageData } from "../../content/types/practice-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import "./practice-start.css";

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
