import { NoWrap } from "../../ui/no-wrap.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { AccessibilityPage, ReportChapter, ReportRow } from "../../content/types/conformance.types.ts";
import { Fold } from "../../ui/fold.tsx";
import { fill } from "../../lib/text/fill.ts";

interface ReportTableProps {
  chapter: ReportChapter;
  /** The tests; rows refer to them by index. */
  tests: readonly { file: string; title: string }[];
  labels: AccessibilityPage["tables"];
  /** Opens the table. */
  fold: string;
}

/** A chapter of the accessibility conformance report, stacked in narrow windows. Source: TRUST-2. */
export function ReportTable({ chapter: { id, heading, note, rows }, tests, labels, fold }: ReportTableProps) {
  const { columns } = labels;
  return (
    <section id={id} className="page-width not-first:mt-12">
      <h2 className="heading-section">
        <NoWrap text={heading} />
      </h2>
      <p className="mt-2 mb-6 text-muted">
        <RunningText text={note} />
      </p>
      <Fold label={fill(fold, { count: rows.length })} hint={statuses(rows)} className="border-b border-hair">
        <table className="ruled-table">
          <caption className="visually-hidden">{fill(labels.caption, { heading, count: rows.length })}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[24%]">
                {columns.criterion}
              </th>
              <th scope="col" className="w-[13%]">
                {columns.status}
              </th>
              <th scope="col">{columns.how}</th>
              <th scope="col" className="w-[22%]">
                {columns.tested}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.criterion}>
                <th scope="row">{`${row.criterion} ${row.name}`}</th>
                <td data-label={columns.status}>{row.status}</td>
                <td>
                  <RunningText text={row.how} />
                </td>
                <td data-label={columns.tested} className="text-small">
                  {row.tested}
                  <NamedTests row={row} tests={tests} labels={labels} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    </section>
  );
}

const STATUSES = ["Supports", "Partially supports", "Not applicable"] satisfies ReportRow["status"][];

/** How many rows have each status. */
const statuses = (rows: readonly ReportRow[]) =>
  STATUSES.map((status) => [status, rows.filter((row) => row.status === status).length] as const)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${status}: ${count}`.replaceAll(" ", "\u00A0"))
    .join(", ");

/** The tests behind a row: file and title of each. */
function NamedTests({ row, tests, labels }: Pick<ReportTableProps, "tests" | "labels"> & { row: ReportRow }) {
  if (row.tests.length === 0) return null;
  return (
    <details>
      <summary className="text-link -mt-2 -mb-2.75 flex min-h-11 w-fit items-center gap-2 whitespace-nowrap">
        {row.tests.length === 1 ? labels.oneTest : fill(labels.manyTests, { count: row.tests.length })}
        <span className="fold-sign scale-70" aria-hidden="true" />
      </summary>
      {/* Hidden in print, where it would triple the pages; the downloadable file lists them. */}
      <ul className="mt-2.75 print:hidden">
        {row.tests
          .map((at) => tests[at]!)
          .map(({ file, title }) => (
            <li key={file + title} className="mt-2 break-words">
              {title} <span className="block text-muted">{file}</span>
            </li>
          ))}
      </ul>
    </details>
  );
}
