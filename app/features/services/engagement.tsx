import { HeadedSection } from "../../ui/headed-section.tsx";
import { InPlace } from "../../ui/in-place.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ServicesOverviewPage } from "../../content/types/services-overview.types.ts";
import "../../ui/steps.css";

/** The steps that all practices share, on the thread. Phones show the first sentence of each, and the rest on request. */
export const Engagement = ({ work: { heading, note, items, more, less } }: Pick<ServicesOverviewPage, "work">) => (
  <HeadedSection
    heading={heading}
    aside={
      <p className="headed-aside lg:w-[calc(50%-16px)] lg:max-w-none">
        <RunningText text={note} />
      </p>
    }
    className="pt-0 pb-10"
  >
    <div className="in-place-texts">
      <ol className="steps knots">
        {items.map(({ name, text, rest }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="text-muted">
              <RunningText text={text} />
              <span className="in-place-rest">
                {" "}
                <RunningText text={rest} />
              </span>
            </p>
          </li>
        ))}
      </ol>
      <InPlace more={more} less={less} phonesOnly />
    </div>
  </HeadedSection>
);
