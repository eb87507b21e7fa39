import { RunningText } from "../../ui/running-text.tsx";

/** What a long notice says, in a few plain sentences before its tables. Source: TRUST-1, TRUST-2. */
export const InShort = ({ heading, sentences }: { heading: string; sentences: readonly string[] }) => (
  <section className="page-width pt-10" aria-label={heading}>
    <ul className="dashes max-w-[60ch] font-serif text-[1.375rem] leading-[1.4]">
      {sentences.map((sentence) => (
        <li key={sentence} className="not-first:mt-3">
          <RunningText text={sentence} />
        </li>
      ))}
    </ul>
  </section>
);
