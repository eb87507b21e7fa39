import type { Glance as GlanceContent } from "../../content/types/glance.types.ts";
import { Fold } from "../../ui/fold.tsx";
import { Link } from "../../ui/link.tsx";
import { PageActions } from "../../ui/page-actions.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SampleNotice } from "../../ui/sample-notice.tsx";
import { BuyingValues } from "./buying-values.tsx";
import "./glance.css";

/** What a buyer needs first: four facts, and the details in a fold. Source: READ-1, BUY-2. */
export function Glance({ glance: { heading, cells, details, papers, updated } }: { glance: GlanceContent }) {
  return (
    <section className="glance on-cream bg-ground pt-3 text-small leading-5.5 md:pt-5" aria-label={heading}>
      <div className="page-width">
        <dl className="glance-cells md:grid md:grid-cols-2 lg:pb-3 lg:grid-cols-[9fr_10fr_10fr_11fr]">
          {cells.map(({ name, value, note, to }) => (
            <div key={name}>
              <dt className="text-label leading-6 text-muted">{name}</dt>
              <dd className="text-pretty">
                <b className="block text-body leading-6 font-600">
                  {to ? (
                    <Link to={to} className="text-link">
                      {value}
                    </Link>
                  ) : (
                    <RunningText text={value} />
                  )}
                </b>{" "}
                {note && (
                  <span className="mt-0.5 text-muted md:block">
                    <RunningText text={note} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Fold label={details.label} hint={details.hint}>
          <div className="glance-details grid gap-x-12 gap-y-4 leading-6 md:grid-cols-2 lg:grid-cols-[4fr_4fr_5fr]">
            {details.columns.map((rows) => (
              <dl key={rows[0]!.name}>
                {rows.map(({ name, texts = [], values }) => (
                  <div key={name} className="not-first:mt-3">
                    <dt className="font-600">{name}</dt>
                    {texts.map((text) => (
                      <dd key={text} className="text-muted">
                        <RunningText text={text} />
                      </dd>
                    ))}
                    {values && (
                      <dd className="text-muted">
                        <BuyingValues values={values} />
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            ))}
          </div>
          {details.notice && <SampleNotice text={details.notice} />}
        </Fold>
        <div className="glance-tools flex min-h-[44px] flex-wrap items-center gap-x-4 text-label text-muted z-1 xl:mr-11 xl:min-h-[53px] xl:self-start xl:[grid-area:2/2]">
          {papers && (
            <Link to={papers.to} className="text-link">
              {papers.label}
            </Link>
          )}
          {updated && (
            <p>
              <time dateTime={updated.date}>{updated.text}</time>
            </p>
          )}
          <PageActions />
        </div>
      </div>
    </section>
  );
}
