import { RunningText } from "./running-text.tsx";
import type { Capability } from "../content/types/content-schema.types.ts";

/** What the firm does, in two columns. */
export function CapabilityList({ items }: { items: readonly Capability[] }) {
  return (
    <ul className="grid border-t border-text md:grid-cols-2 md:gap-x-12">
      {items.map(({ name, text }) => (
        <li key={name} className="border-b border-hair pb-3.5 pt-2.5">
          <h3 className="name">{name}</h3>
          <p className="mt-0.5 text-small text-muted">
            <RunningText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
