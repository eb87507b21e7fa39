import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { InPlace } from "../../ui/in-place.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
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
    <div className="abilities">
      <div className="ability-texts">
        <ul className="ability-list">
          {items.map(({ name, text, rest }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className={rest && !/[.?!]$/.test(text) ? "ability-cut" : undefined}>
                <RunningText text={text} as={NoWrap} />
                {rest && (
                  <span className="ability-rest">
                    <RunningText text={rest} as={NoWrap} />
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
