import type { Glance as GlanceContent } from "../content/types/glance.types.ts";
import { BuyingValues } from "./buying-values.tsx";
import { PageActions } from "./page-actions.tsx";
import { RunningText } from "./running-text.tsx";
import { Link } from "./link.tsx";
import "./glance.css";

/** What a buyer needs first, below the header of a service or solution page. Source: READ-1, BUY-2. */
export function Glance({ glance: { heading, rows, updated } }: { glance: GlanceContent }) {
  return (
    <section className="glance on-cream" aria-labelledby="glance">
      <div className="page-width">
        <div className="glance-head">
          <h2 id="glance" className="name">
            {heading}
          </h2>
          {updated && (
            <p>
              <time dateTime={updated.date}>{updated.text}</time>
            </p>
          )}
          <PageActions />
        </div>
        <dl>
          {rows.map(({ name, value, note, to, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value && (
                  <b>
                    {to ? (
                      <Link to={to} className="text-link">
                        {value}
                      </Link>
                    ) : (
                      <RunningText text={value} />
                    )}
                  </b>
                )}{" "}
                {note && (
                  <span>
                    <RunningText text={note} />
                  </span>
                )}
                {values && <BuyingValues values={values} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
