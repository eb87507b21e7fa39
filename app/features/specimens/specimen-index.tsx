import { Fragment } from "react";
import type { ListedSpecimen, SpecimenGroup, SpecimensPage } from "../../content/types/specimens.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import "../../styles/drawn-sheet.css";
import "./specimen-index.css";

/** Where a field's name may wrap: "effective", "Date". */
const HUMP = /(?<=[a-z])(?=[A-Z])/;

interface SpecimenIndexProps {
  groups: readonly SpecimenGroup[];
  words: Pick<SpecimensPage, "labels" | "list">;
}

/** Miniatures of all specimens, by practice. On phones and tablets each practice is a strip that scrolls sideways. Source: SHOW-3. */
export const SpecimenIndex = ({ groups, words: { labels, list } }: SpecimenIndexProps) =>
  groups.map(({ practice, specimens, door }) => (
    <section key={practice} className="minis pt-10" aria-label={practice}>
      <div className="flex items-baseline justify-between gap-4 border-b border-text pb-2.5">
        <h2 className="heading-3">{practice}</h2>
        <p className="text-small text-muted whitespace-nowrap">
          {specimens.length === 1 ? list.one : fill(list.many, { count: specimens.length })}
        </p>
      </div>
      <ul>
        {specimens.map((specimen) => (
          <Miniature key={specimen.id} specimen={specimen} labels={labels} />
        ))}
        {door && (
          <li className="mini-door relative pt-2 print:hidden">
            <p className="max-w-[26em] text-balance font-serif text-[1.625rem] leading-[1.2]">{door.heading}</p>
            <Link to={door.to} className="stretched mt-3 flex justify-between gap-4 pt-3 font-600 color-link">
              {door.label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        )}
      </ul>
    </section>
  ));

interface MiniatureProps {
  specimen: ListedSpecimen;
  labels: SpecimensPage["labels"];
}

function Miniature({ specimen, labels }: MiniatureProps) {
  const { id, title, label, deliverable, path, csv, columns, rows, total, more, ties } = specimen;
  return (
    <li className="mini relative min-w-0">
      <div className="mini-sheet drawn-sheet relative mb-3 overflow-hidden text-label">
        <p className="font-serif text-[1rem] leading-normal text-thread-800">{id}</p>
        <h3 className="font-serif text-[1.125rem] leading-[1.2]">
          <Link to={path} className="stretched">
            {deliverable}
          </Link>
        </h3>
        <p className="text-muted">{label}</p>
        {/* A picture of the sheet, which the link opens. */}
        <table aria-hidden="true" className="mt-1.5 border-t border-text">
          <tbody>
            <tr className="text-muted">
              {columns.map((column, index) => (
                <td key={column} className={index > 0 ? "digits" : undefined}>
                  {column}
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.label} className={row.isPulled ? "pulled" : undefined}>
                <td>
                  {row.label.split(HUMP).map((part, at) => (
                    <Fragment key={part}>
                      {at > 0 && <wbr />}
                      <NoWrap text={part} />
                    </Fragment>
                  ))}
                </td>
                <td className="digits whitespace-nowrap">{row.value}</td>
              </tr>
            ))}
            {!total && more > 0 && (
              <tr>
                <td colSpan={2}>{fill(labels.more, { count: more })}</td>
              </tr>
            )}
          </tbody>
          {total && (
            <tfoot>
              <tr>
                <td>{total.label}</td>
                <td className="digits">{total.value}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <p className="text-small text-muted">
        <NoWrap text={`${title}.`} />
        {ties.length > 0 && ` ${labels.ties} `}
        {ties.map((tie, index) => (
          <Fragment key={tie.id}>
            {index > 0 && ", "}
            <Link to={tie.to} className="color-link underline underline-offset-[.3em] whitespace-nowrap">
              {tie.id}
            </Link>
          </Fragment>
        ))}
      </p>
      <Link
        to={csv}
        download
        className="mini-csv text-label color-link underline-offset-[.3em] hover:underline print:hidden"
        aria-label={`${labels.download}, ${id}`}
      >
        {labels.download}
      </Link>
    </li>
  );
}
