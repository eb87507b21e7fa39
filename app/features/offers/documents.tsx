import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { RunningText } from "../../ui/running-text.tsx";
import "./documents.css";

/** What the client gets, in columns; the document that the specimen is from is marked, and leads into its sheet. */
export const Documents = ({ rows, shown }: OfferPageData["deliverables"]) => (
  <ul className="documents gap-x-6 border-t border-text pb-5 md:grid text-small leading-5.5 text-muted lg:pb-0">
    {rows.map(({ name, shows, firstReader }) => (
      <li key={name} className="relative flex flex-col" data-shown={name === shown || undefined}>
        <h3 className="heading-5">{name}</h3>
        <p>
          <RunningText text={shows} />
        </p>
        {firstReader && (
          <p className="text-label mt-auto md:pt-1">
            <RunningText text={firstReader} />
          </p>
        )}
      </li>
    ))}
  </ul>
);
