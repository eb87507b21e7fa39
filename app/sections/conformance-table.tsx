import type { ConformanceRow } from "../content/shapes/conformance.ts";

/** How the site stands to each success criterion of WCAG 2.2, levels A and AA. */
export function ConformanceTable({ rows }: { rows: readonly ConformanceRow[] }) {
  return (
    <div className="fold mt-10">
      <details className="fold-item">
        <summary className="fold-head">
          <h3 className="font-serif text-[clamp(1.25rem,1.18rem+.35vw,1.5rem)] leading-[1.3]">
            All {rows.length} criteria of WCAG 2.2, levels A and AA
          </h3>
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <table className="ledger mb-8">
          <caption className="visually-hidden">Conformance to WCAG 2.2, levels A and AA</caption>
          <thead>
            <tr>
              <th scope="col" className="w-[32%]">
                Criterion
              </th>
              <th scope="col" className="w-[14%]">
                Status
              </th>
              <th scope="col">How it is met</th>
              <th scope="col" className="w-[16%]">
                How it is tested
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ criterion, name, level, status, how, tested }) => (
              <tr key={criterion}>
                <th scope="row">
                  {criterion} {name} <span className="font-400 text-muted">({level})</span>
                </th>
                <td data-label="Status">{status}</td>
                <td>{how}</td>
                <td data-label="How it is tested">{tested}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
