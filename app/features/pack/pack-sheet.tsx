import { RunningText } from "../../ui/running-text.tsx";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { PackSheetData } from "./pack-sheet-data.server.ts";
import { PackMark } from "./pack-mark.tsx";
import { Link } from "../../ui/link.tsx";

/** The printable statement: the firm, the chosen services, vehicles, specimens and contacts. Source: PACK-2. */
export function PackSheet({ sheet, words }: { sheet: PackSheetData; words: PackPage["sheet"] }) {
  const { firm, date, facts, services, vehicles, specimens, contact } = sheet;
  return (
    <article className="pack-sheet" aria-label={words.label}>
      <div className="pack-head">
        <PackMark />
        <div>
          <p className="pack-firm">{firm.name}</p>
          <p className="pack-line">{firm.line}</p>
        </div>
        <p className="pack-what">
          {words.what}
          <br />
          <time dateTime={date.iso}>{date.written}</time>
        </p>
      </div>
      <h2 className="visually-hidden">{words.facts}</h2>
      <dl className="pack-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <RunningText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <h2>{words.services}</h2>
      {services.map(({ slug, name, promise, lead, value, rows }) => (
        <div key={slug} className="pack-service">
          <h3>{name}</h3>
          <div>
            <p className="pack-promise">
              <RunningText text={promise} />
            </p>
            <p>
              <RunningText text={lead} />
            </p>
            <p>
              <RunningText text={value} />
            </p>
            <dl>
              {rows.map((row) => (
                <div key={row.name}>
                  <dt>{row.name}</dt>
                  <dd>{row.values}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ))}
      <div className={vehicles.length > 0 ? "pack-two" : undefined}>
        {vehicles.length > 0 && (
          <div>
            <h2 id="pack-vehicles">{words.vehicles}</h2>
            <table aria-labelledby="pack-vehicles">
              <thead>
                <tr>
                  <th scope="col">{words.columns.vehicle}</th>
                  <th scope="col">{words.columns.number}</th>
                  <th scope="col">{words.columns.about}</th>
                </tr>
              </thead>
              <tbody>
                {vehicles.map(({ title, number, about, to }) => (
                  <tr key={title}>
                    <th scope="row">
                      <Link to={to} className="row-link">
                        {title}
                      </Link>
                    </th>
                    <td>
                      <RunningText text={number} />
                    </td>
                    <td>{about}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div>
          <h2>{words.specimens}</h2>
          <ul>
            {specimens.map(({ id, title, to }) => (
              <li key={id}>
                <Link to={to} className="row-link nums">
                  {id}
                </Link>
                {title}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="pack-foot">
        <p>
          <b>{words.contact}</b> {contact.ways}
        </p>
        <p>{contact.address}</p>
      </div>
    </article>
  );
}
