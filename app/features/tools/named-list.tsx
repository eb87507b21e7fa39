import type { NamedText } from "../../content/types/page-section.types.ts";
import { RunningText } from "../../ui/running-text.tsx";

/** Named points below a heading, such as what a tool does not know. */
export const NamedList = ({ heading, rows }: { heading: string; rows: readonly NamedText[] }) => (
  <div>
    <h2 className="heading tool-heading">{heading}</h2>
    <ul className="tool-points">
      {rows.map(({ name, text }) => (
        <li key={name}>
          <b>{name}</b> <RunningText text={text} />
        </li>
      ))}
    </ul>
  </div>
);
