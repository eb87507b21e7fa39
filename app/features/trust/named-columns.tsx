import { RunningText } from "../../ui/running-text.tsx";
import type { NamedText } from "../../content/types/page-section.types.ts";

/** Names with their explanations, side by side under a rule. */
export const NamedColumns = ({ items }: { items: readonly NamedText[] }) => (
  <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
    {items.map(({ name, text }) => (
      <li key={name} className="border-t border-text pt-3.5">
        <h3 className="heading text-[1.375rem] leading-[1.25]">{name}</h3>
        <p className="mt-2 text-small text-muted text-pretty">
          <RunningText text={text} />
        </p>
      </li>
    ))}
  </ul>
);
