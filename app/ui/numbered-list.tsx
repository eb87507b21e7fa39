import { RunningText } from "./running-text.tsx";
import type { NamedText } from "../content/types/page-section.types.ts";

export function NumberedList({ items }: { items: readonly NamedText[] }) {
  return (
    <ol className="border-b border-t border-text">
      {items.map(({ name, text }, index) => (
        <li
          key={name}
          className="grid grid-cols-[34px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 py-6 not-first:border-t not-first:border-hair md:grid-cols-[34px_minmax(0,228fr)_minmax(0,500fr)]"
        >
          <span aria-hidden="true" className="nums text-small font-600 text-muted">
            {index + 1}
          </span>
          <h3 className="heading-3 text-[1.375rem] leading-[1.3]">{name}</h3>
          <p className="col-start-2 max-w-[60ch] text-muted md:col-start-3">
            <RunningText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
