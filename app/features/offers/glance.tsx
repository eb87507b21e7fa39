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
    <section className="glance on-cream" aria-label={heading}>
      <div className="page-width">
        <dl className="glance-cells">
          {cells.map(({ name, value, note, to }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <b>
                  {to ? (
                    <Link to={to} className="text-link">
                      {value}
                    </Link>
                  ) : (
                    <RunningText text={value} />
                  )}
                </b>{" "}
                {note && (
                  <span>
                    <RunningText text={note} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <Fold label={details.label} hint={details.hint}>
          <div className="glance-details">
            {details.columns.map((rows) => (
              <dl key={rows[0]!.name}>
                {rows.map(({ name, texts = [], values }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    {texts.map((text) => (
                      <dd key={text}>
                        <RunningText text={text} />
                      </dd>
                    ))}
                    {values && (
                      <dd>
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
        <div className="glance-tools">
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
