import type { AboutPage } from "../../content/shapes/about.ts";

/**
 * The page's picture: one dollar walks down the seven stations of the thread. The steps of the stair are a list; the
 * thread that joins them is drawn by sections/drawings/dollar-journey.css.
 */
export function DollarJourney({ thread }: { thread: AboutPage["thread"] }) {
  return (
    <section className="section on-ink overflow-hidden">
      <div className="page-width">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_528px] lg:items-end">
          <h2 className="heading-2">{thread.heading}</h2>
          <p className="lead">{thread.lead}</p>
        </div>
        <div className="dollar-journey">
          <h3 className="max-w-[22em] font-serif text-promise text-thread-300 italic text-balance">
            {thread.exampleTitle}
          </h3>
          <ol className="knots">
            {thread.stations.map(({ stage, text }) => (
              <li key={stage}>
                <h4 className="font-serif text-[1.625rem] leading-tight lg:text-[1.875rem]">{stage}</h4>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <p className="dollar-journey-after font-serif text-statement">{thread.after}</p>
        </div>
      </div>
    </section>
  );
}
