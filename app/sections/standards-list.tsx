import type { Standard } from "../content/types.ts";

/** Standards, forms and systems: the exact name, and what it asks. */
export function StandardsList({ standards }: { standards: readonly Standard[] }) {
  return (
    <dl className="border-b border-hair">
      {standards.map(({ name, meaning }) => (
        <div
          key={name}
          className="border-t border-hair py-5 md:grid md:grid-cols-[264px_1fr] md:items-baseline md:gap-6"
        >
          <dt className="font-serif text-[1.375rem] leading-[1.3]">{name}</dt>
          <dd className="mt-1 max-w-[60ch] text-muted md:mt-0">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
