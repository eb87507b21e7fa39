import { Fragment } from "react";
import type { ListedSpecimen, SpecimenGroup, SpecimensPage } from "../../content/types/specimens.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "./specimen-index.css";

interface SpecimenIndexProps {
  groups: readonly SpecimenGroup[];
  words: Pick<SpecimensPage, "labels" | "list">;
}

/** Miniatures of all specimens, by practice. On phones and tablets each practice is a strip that scrolls sideways. Source: SHOW-3. */
export const SpecimenIndex = ({ groups, words: { labels, list } }: SpecimenIndexProps) =>
  groups.map(({ practice, specimens, door }) => (
    <section key={practice} className="minis" aria-label={practice}>
      <div className="minis-head">
        <h2 className="heading-3">{practice}</h2>
        <p className="text-small text-muted">
          {specimens.length === 1 ? list.one : fill(list.many, { count: specimens.length })}
        </p>
      </div>
      <ul>
        {specimens.map((specimen) => (
          <Miniature key={specimen.id} specimen={specimen} labels={labels} />
        ))}
        {door && (
          <li className="mini-door on-ink">
            <p>{door.heading}</p>
            <Link to={door.to} className="stretched">
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
    <li className="mini">
      <div className="mini-sheet">
        <p className="mini-id">{id}</p>
        <h3>
          <Link to={path} className="stretched">
            {deliverable}
          </Link>
        </h3>
        <p className="mini-label">{label}</p>
        {/* A picture of the sheet, which the link opens. */}
        <table aria-hidden="true">
          <tbody>
            <tr className="text-muted">
              {columns.map((column) => (
                <td key={column}>{column}</td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.label} data-pulled={row.isPulled || undefined}>
                <td>{row.label}</td>
                <td>{row.value}</td>
              </tr>
            ))}
            {total ? (
              <tr className="mini-total">
                <td>{total.label}</td>
                <td>{total.value}</td>
              </tr>
            ) : (
              more > 0 && (
                <tr>
                  <td colSpan={2}>{fill(labels.more, { count: more })}</td>
                </tr>
              )
            )}
          </tbody>
        </table>
      </div>
      <p className="mini-ties text-small text-muted">
        {title}.{ties.length > 0 && ` ${labels.ties} `}
        {ties.map((tie, index) => (
          <Fragment key={tie.id}>
            {index > 0 && ", "}
            <Link to={tie.to}>{tie.id}</Link>
          </Fragment>
        ))}
      </p>
      <Link to={csv} download className="mini-csv" aria-label={`${labels.download}, ${id}`}>
        {labels.download}
      </Link>
    </li>
  );
}
