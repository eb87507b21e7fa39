import { RunningText } from "../../ui/running-text.tsx";
import type { AboutPage } from "../../content/types/about.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import "./dollar-journey.css";

/** The page's illustration: one dollar at the seven stations of the thread, which is one line across the window. */
export function DollarJourney({ thread }: { thread: AboutPage["thread"] }) {
  return (
    <HeadedSection heading={thread.heading} aside={thread.lead} ground="ink" className="overflow-x-clip">
      <h3 className="font-serif text-[1.375rem] leading-snug text-thread-300 italic text-balance">
        {thread.exampleTitle}
      </h3>
      <ol className="knots dollar-journey">
        {thread.stations.map(({ stage, text }) => (
          <li key={stage}>
            <h4 className="font-serif text-[1.375rem] leading-tight">{stage}</h4>
            <p className="mt-1.5 text-small text-muted">
              <RunningText text={text} />
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-9 max-w-[44em] font-serif text-[1.375rem] leading-[1.4] text-pretty">
        <RunningText text={thread.after} />
      </p>
    </HeadedSection>
  );
}
