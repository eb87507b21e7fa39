import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { NamedText } from "../../content/types/page-section.types.ts";

const look = { 3: "lg:grid-cols-3", 5: "lg:grid-cols-3 xl:grid-cols-5" };

/** Names with their explanations, side by side under a rule. */
export function NamedColumns({ items, count }: { items: readonly NamedText[]; count: keyof typeof look }) {
  return (
    <ul className={`grid gap-x-8 gap-y-8 md:grid-cols-2 ${look[count]}`}>
      {items.map(({ name, text }) => (
        <li key={name} className="border-t border-text pt-3.5">
          <h3 className="heading text-[1.375rem] leading-[1.25]">
            <NoWrap text={name} />
          </h3>
          <p className="mt-2 text-small text-muted text-pretty">
            <RunningText text={text} as={NoWrap} />
          </p>
        </li>
      ))}
    </ul>
  );
}
