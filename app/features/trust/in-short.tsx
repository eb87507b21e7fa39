import { RunningText } from "../../ui/running-text.tsx";

/** What a long notice says, in a few plain sentences before its tables. Source: TRUST-1, TRUST-2. */
export const InShort = ({ heading, sentences }: { heading: string; sentences: readonly string[] }) => (
  <section className="page-width pt-10" aria-label={heading}>
    <ul className="dashes grid gap-x-16 gap-y-3 font-serif text-[1.25rem] leading-[1.4] lg:grid-cols-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="max-w-[60ch]">
          <RunningText text={sentence} />
        </li>
      ))}
    </ul>
  </section>
);
