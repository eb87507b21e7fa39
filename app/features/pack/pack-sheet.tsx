import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { PackPage } from "../../content/types/pack.types.ts";
import type { PackSheetData } from "./pack-sheet-data.server.ts";
import { PackMark } from "./pack-mark.tsx";
import { Link } from "../../ui/link.tsx";

/** The printable statement: the firm, the chosen services, vehicles, specimens and contacts. Source: PACK-2. */
export function PackSheet({ sheet, words }: { sheet: PackSheetData; words: PackPage["sheet"] }) {
  const { services, vehicles, specimens, contact } = sheet;
  return (
    <article className="pack-sheet flex-col lg:flex lg:min-h-264" aria-label={words.label}>
      <PackHead sheet={sheet} words={words} />
      <h2 className="heading mt-6 mb-2 text-[1.375rem] leading-[1.2]">{words.services}</h2>
      {services.map(({ slug, name, promise, lead, value, rows }) => (
        <div key={slug} className="pack-service break-inside-avoid border-t border-hair py-3.5">
          <h3 className="text-[1rem] leading-[1.4] font-600">{name}</h3>
          <div>
            <p className="font-600">
              <RunningText text={promise} />
            </p>
            <p className="mt-0.75 text-muted">
              <RunningText text={lead} />
            </p>
            <p className="mt-0.75 text-muted">
              <RunningText text={value} />
            </p>
            <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
              {rows.map((row) => (
                <div key={row.name} className="flex items-baseline gap-2">
                  <dt className="text-label leading-[1.4] text-muted">{row.name}</dt>
                  <dd className="nums leading-[1.4] font-600 wrap-anywhere">{row.values}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      ))}
      <div className={`mb-6.5 break-inside-avoid ${vehicles.length > 0 ? "pack-two" : ""}`}>
        {vehicles.length > 0 && (
          <div>
            <h2 id="pack-vehicles" className="heading mt-6 mb-2 text-[1.375rem] leading-[1.2]">
              {words.vehicles}
            </h2>
            <table className="ruled-table" aria-labelledby="pack-vehicles">
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
                    <th scope="row" className="whitespace-nowrap">
                      <Link to={to} className="underline decoration-1 underline-offset-[.3em]">
                        {title}
                      </Link>
                    </th>
                    <td data-label={words.columns.number} className="whitespace-nowrap text-text">
                      <RunningText text={number} />
                    </td>
                    <td className="text-text">{about}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <div>
          <h2 className="heading mt-6 mb-2 text-[1.375rem] leading-[1.2]">{words.specimens}</h2>
          <ul className="border-t border-text">
            {specimens.map(({ id, title, to }) => (
              <li key={id} className="grid grid-cols-[6rem_1fr] gap-4 border-b border-hair py-1.75 text-label">
                <Link
                  to={to}
                  className="nums font-600 whitespace-nowrap underline decoration-1 underline-offset-[.3em]"
                >
                  {id}
                </Link>
                <span>
                  <NoWrap text={title} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 break-inside-avoid border-t border-text pt-3.5 text-label text-muted wrap-anywhere lg:mt-auto">
        <p>
          <b className="font-600 text-text">{words.contact}</b> {contact.ways}
        </p>
        <p>{contact.address}</p>
      </div>
    </article>
  );
}

interface PackHeadProps {
  sheet: Pick<PackSheetData, "firm" | "date" | "facts">;
  words: PackPage["sheet"];
}

/** The beginning of the statement: the firm and its facts. */
export const PackHead = ({ sheet: { firm, date, facts }, words }: PackHeadProps) => (
  <>
    <div className="pack-head flex flex-wrap items-center justify-between gap-2.5 pb-5">
      <div className="flex items-center gap-3.5">
        <PackMark />
        <div>
          <p className="font-serif text-[1.875rem] leading-[.9]">{firm.name}</p>
          <p className="mt-1 font-serif text-[1rem] leading-[1.3] text-muted italic">{firm.line}</p>
        </div>
      </div>
      <p className="text-label leading-[1.45] text-muted">
        {words.what}
        <br />
        <time dateTime={date.iso}>{date.written}</time>
      </p>
    </div>
    <h2 className="visually-hidden">{words.facts}</h2>
    <dl className="pack-facts grid gap-x-5 gap-y-3 border-b border-text py-3.5">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-label leading-[1.4] text-muted">{label}</dt>
          <dd className="nums leading-[1.4] font-600 wrap-anywhere">
            <RunningText text={value} />
          </dd>
        </div>
      ))}
    </dl>
  </>
);
