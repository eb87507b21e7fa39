import { HeadedSection } from "../../ui/headed-section.tsx";
import { InPlace } from "../../ui/in-place.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ServicesOverviewPage } from "../../content/types/services-overview.types.ts";
import "./engagement.css";

/** The steps that all practices share, on the thread. Phones show the first sentence of each, and the rest on request. */
export function Engagement({ work: { heading, note, items, more, less } }: Pick<ServicesOverviewPage, "work">) {
  return (
    <HeadedSection heading={heading} aside={note} className="engagement">
      <ol className="engagement-steps">
        {items.map(({ name, text, rest }) => (
          <li key={name}>
            <h3 className="font-serif">{name}</h3>
            <p>
              <RunningText text={text} />
              <span className="engagement-rest">
                {" "}
                <RunningText text={rest} />
              </span>
            </p>
          </li>
        ))}
      </ol>
      <InPlace more={more} less={less} />
    </HeadedSection>
  );
}
