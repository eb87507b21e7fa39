import type { NamedText } from "../../content/types/page-section.types.ts";
import { OFFER } from "../../content/interface/offer-labels.ts";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { foldAnchor } from "../../lib/text/anchors.ts";
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
    <div className="situation-halves grid gap-x-14 gap-y-5">
      <div>
        <p className="font-serif text-[1.375rem] leading-[1.35] tracking-[-.008em] text-pretty lg:text-[1.75rem]">
          <RunningText text={statement} />
        </p>
        {text && (
          <p className="mt-3 text-small text-muted text-pretty lg:text-body">
            <RunningText text={text} />
          </p>
        )}
        <Fold
          id={foldAnchor("situation")}
          label={labels.situationInFull}
          hint={fill(OFFER.words, { count })}
          className="mt-5 border-b"
        >
          <Prose paragraphs={paragraphs} />
        </Fold>
      </div>
      {own && (
        <div id={own.id} className="situation-panel on-cream bg-ground text-small leading-5.5">
          <h3 className="leading-6 font-600 text-muted">{own.heading}</h3>
          <p className="mb-2.5 heading-5 text-pretty">
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
  <div id="audience" className="situation-panel on-cream bg-ground text-small leading-5.5">
    <h3 className="mb-2.5 heading-5 text-pretty">{heading}</h3>
    <dl className="border-t border-text">
      {rows.map(({ name, text }) => (
        <div
          key={name}
          className="py-2.5 not-first:border-t md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] md:items-baseline gap-5"
        >
          <dt className="text-body leading-6 font-600">{name}</dt>
          <dd className="text-muted">
            <RunningText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
