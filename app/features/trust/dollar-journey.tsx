import { RunningText } from "../../ui/running-text.tsx";
import type { AboutPage } from "../../content/types/about.types.ts";
import { FullSection } from "../../ui/full-section.tsx";
import "./dollar-journey.css";

/**
 * The page's illustration: one dollar moves down the seven stations of the thread. The stations are a list;
 * dollar-journey.css draws the thread that joins them.
 */
export function DollarJourney({ thread }: { thread: AboutPage["thread"] }) {
  return (
    <FullSection heading={thread.heading} lead={thread.lead} ground="ink">
      <div className="dollar-journey">
        <h3 className="max-w-[22em] font-serif text-promise text-thread-300 italic text-balance">
          {thread.exampleTitle}
        </h3>
        <ol className="knots">
          {thread.stations.map(({ stage, text }) => (
            <li key={stage}>
              <h4 className="font-serif text-[1.625rem] leading-tight lg:text-[1.875rem]">{stage}</h4>
              <p className="mt-2 text-muted">
                <RunningText text={text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="dollar-journey-after font-serif text-statement">
          <RunningText text={thread.after} />
        </p>
      </div>
    </FullSection>
  );
}
