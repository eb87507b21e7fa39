import { RunningText } from "../../ui/running-text.tsx";
import type { ConformanceRow } from "../../content/types/conformance.types.ts";
import type { ConformanceLabels } from "../../content/types/corporate-capability.types.ts";
import { fill } from "../../lib/text/fill.ts";

/** Conformance with each success criterion of WCAG 2.2, levels A and AA. */
export function ConformanceTable({ labels, rows }: { labels: ConformanceLabels; rows: readonly ConformanceRow[] }) {
  const { columns } = labels;
  return (
    <div className="fold mt-10">
      <details className="fold-item">
        <summary className="fold-head">
          <h3 className="font-serif text-[clamp(1.25rem,1.18rem+.35vw,1.5rem)] leading-[1.3]">
            {fill(labels.all, { count: rows.length })}
          </h3>
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <table className="ruled-table mb-8">
          <caption className="visually-hidden">{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[32%]">
                {columns.criterion}
              </th>
              <th scope="col" className="w-[14%]">
                {columns.status}
              </th>
              <th scope="col">{columns.how}</th>
              <th scope="col" className="w-[16%]">
                {columns.tested}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ criterion, name, level, status, how, tested }) => (
              <tr key={criterion}>
                <th scope="row">
                  {criterion} {name} <span className="font-400 text-muted">({level})</span>
                </th>
                <td data-label={columns.status}>{status}</td>
                <td>
                  <RunningText text={how} />
                </td>
                <td data-label={columns.tested}>{tested}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
