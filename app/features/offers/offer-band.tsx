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
    <section className="offer-band on-ink page-band relative overflow-hidden bg-ground pt-24.5">
      <div className="offer-band-halves page-width">
        <div>
          <div className="print:hidden">
            <Breadcrumbs crumbs={trail} current={name} />
          </div>
          <h1 className="offer-band-name" data-long={name.length > LONG_NAME_CHARS || undefined}>
            {name}
          </h1>
          <p className="mt-2 font-serif text-[1.5rem] leading-[1.3] text-thread-300 italic text-balance lg:text-[1.75rem]">
            <RunningText text={promise} />
          </p>
          <p className="mt-4 max-w-[34em] text-mist-bright text-pretty lg:text-[1.125rem]">
            <RunningText text={lead} />
          </p>
          <div className="mt-6.5 flex flex-wrap items-center gap-x-7 gap-y-1 lg:mb-9 print:hidden">
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
