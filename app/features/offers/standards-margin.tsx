import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { InPlace } from "../../ui/in-place.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Citation, LookUp } from "../../ui/standards-list.tsx";
import "./standards-margin.css";

type StandardsMarginProps = Pick<OfferPageData, "standards">;

/** The rules that a service follows, in the margin: names first, and on request what each requires. Source: RULE-1. */
export const StandardsMargin = ({ standards }: StandardsMarginProps) => (
  <div id="standards" className="standards-margin text-small leading-5.5 text-muted lg:border-l lg:pl-8">
    <h3 className="heading-4 pt-2 pb-1 max-md:hidden print:hidden">{OFFER.standards}</h3>
    <PhoneFold label={OFFER.standards}>
      <dl>
        {standards.map((standard) => (
          <div key={standard.text} className="py-1">
            <dt className="font-600 color-link">
              <Citation {...standard} />
            </dt>
            <dd>
              <RunningText text={standard.text} />
            </dd>
          </div>
        ))}
      </dl>
      <LookUp className="standards-look-up" />
      <InPlace more={OFFER.editions} less={OFFER.namesOnly} />
    </PhoneFold>
  </div>
);
