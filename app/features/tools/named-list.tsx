import type { NamedText } from "../../content/types/page-section.types.ts";
import { RunningText } from "../../ui/running-text.tsx";

/** Named points below a heading, such as what a tool does not know. */
export const NamedList = ({ heading, rows }: { heading: string; rows: readonly NamedText[] }) => (
  <div>
    <h2 className="heading tool-heading">{heading}</h2>
    <NamedPoints rows={rows} />
  </div>
);

export const NamedPoints = ({ rows, className = "" }: { rows: readonly NamedText[]; className?: string }) => (
  <ul className={`border-t border-text ${className}`}>
    {rows.map(({ name, text }) => (
      <li key={name} className="border-b border-hair py-2.5 text-note leading-normal text-muted">
        <b className="font-600 text-text">{name}</b> <RunningText text={text} />
      </li>
    ))}
  </ul>
);
