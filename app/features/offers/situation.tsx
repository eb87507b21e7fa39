import type { NamedText } from "../../content/types/page-section.types.ts";
import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Fold } from "../../ui/fold.tsx";
import { Prose } from "../../ui/prose.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { OwnTable } from "./own-table.tsx";
import "./situation.css";

type SituationProps = Pick<OfferPageData, "situation" | "own" | "audience" | "labels">;

/** The visitor's situation: a statement, the background in a fold, and beside them one case worked through. */
export function Situation({ situation: { statement, text, paragraphs }, own, audience, labels }: SituationProps) {
  const count = paragraphs.join(" ").split(" ").length;
  return (
    <div className="situation-halves">
      <div>
        <p className="situation-statement">
          <RunningText text={statement} />
        </p>
        {text && (
          <p className="mt-3 text-small text-muted text-pretty lg:text-body">
            <RunningText text={text} />
          </p>
        )}
        <Fold label={labels.situationInFull} hint={fill(OFFER.words, { count })} className="situation-fold">
          <Prose paragraphs={paragraphs} />
        </Fold>
      </div>
      {own && (
        <div id={own.id} className="situation-panel on-cream">
          <h3 className="situation-panel-name">{own.heading}</h3>
          <p className="situation-case">
            <RunningText text={own.note} />
          </p>
          <OwnTable section={own} />
        </div>
      )}
      {audience && <Audience {...audience} />}
    </div>
  );
}

const Audience = ({ heading, rows }: { heading: string; rows: readonly NamedText[] }) => (
  <div id="audience" className="situation-panel on-cream">
    <h3 className="situation-case">{heading}</h3>
    <dl className="audience">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RunningText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
