import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { foldAnchor } from "../../lib/text/anchors.ts";
import { InPlace } from "../../ui/in-place.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { StandardsMargin } from "./standards-margin.tsx";
import "./abilities.css";

type AbilitiesProps = Pick<OfferPageData, "abilities" | "standards">;

/**
 * What the firm does, in two columns, and the standards in the margin. The end of each text is shown on request, where it
 * belongs; phones show names first. Source: READ-4.
 */
export function Abilities({ abilities: { items }, standards }: AbilitiesProps) {
  return (
    <div className="grid gap-x-10 gap-y-1 lg:grid-cols-[minmax(0,1fr)_296px]">
      <div id={foldAnchor("capabilities")} className="ability-texts">
        <ul className="ability-list grid gap-x-10 border-t border-text md:grid-cols-2">
          {items.map(({ name, text, rest }) => (
            <li key={name} className="border-b py-2 md:last:odd:col-span-full">
              <h3 className="font-600 leading-6">{name}</h3>
              <p
                className={`ability-text mt-0.5 text-small leading-5.5 text-muted ${rest && !/[.?!]$/.test(text) ? "ability-cut" : ""}`}
              >
                <RunningText text={text} />
                {rest && (
                  <span className="ability-rest">
                    <RunningText text={rest} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
        <InPlace
          more={fill(OFFER.allInFull, { count: items.length })}
          less={fill(OFFER.allInShort, { count: items.length })}
        />
      </div>
      <StandardsMargin standards={standards} />
    </div>
  );
}
