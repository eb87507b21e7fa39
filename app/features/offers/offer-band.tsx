import type { ReactNode } from "react";
import type { OfferPageData } from "../../content/types/offer-page.types.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Scope } from "./scope.tsx";
import { Stations } from "./stations.tsx";
import "./offer-band.css";

/** A longer name would need three lines beside the specimen. */
const LONG_NAME_CHARS = 24;

interface OfferBandProps {
  page: OfferPageData;
  /** The button beside the call. */
  pack: ReactNode;
  /** The cut specimen. */
  crop: ReactNode;
}

/** The header of a service or solution page: name, promise and calls, and beside them its own specimen. Source: READ-4. */
export function OfferBand({ page, pack, crop }: OfferBandProps) {
  const { trail, name, promise, lead, stations, scope, closing } = page;
  return (
    <section className="offer-band on-ink page-band">
      <div className="page-width">
        <div>
          <div className="print:hidden">
            <Breadcrumbs crumbs={trail} current={name} />
          </div>
          <h1 className={`offer-band-name ${name.length > LONG_NAME_CHARS ? "offer-band-long" : ""}`}>{name}</h1>
          <p className="offer-band-promise">
            <RunningText text={promise} />
          </p>
          <p className="offer-band-lead">
            <RunningText text={lead} />
          </p>
          <div className="offer-band-actions">
            <LinkButton to={closing.primary.to}>{closing.primary.label}</LinkButton>
            {pack}
          </div>
        </div>
        {crop}
      </div>
      {stations && <Stations {...stations} />}
      {scope && <Scope {...scope} />}
    </section>
  );
}
