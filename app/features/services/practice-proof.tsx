import type { PracticeProof as PracticeProofData } from "../../content/types/practice-figures.types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import "../../styles/drawn-sheet.css";
import "./practice-proof.css";

/** One specimen of the practice, cut to the columns that tell its case, and how it ties out. Source: SHOW-1. */
export function PracticeProof({ proof }: { proof: PracticeProofData }) {
  const { columns, rows, pulled, total } = proof;
  const look = (index: number) =>
    [columns[index]!.isFigure && "digits", columns[index]!.isWide && "proof-wide"].filter(Boolean).join(" ") ||
    undefined;
  const rest = (cells: readonly string[]) =>
    cells.slice(1).map((cell, index) => (
      <td key={columns[index + 1]!.name} className={look(index + 1)}>
        {cell}
      </td>
    ));
  return (
    <section className="section on-cream practice-section">
      <div className="page-width proof grid items-center gap-x-14 gap-y-7">
        <div>
          <h2 className="practice-heading">{proof.heading}</h2>
          <p className="mt-3.5 text-note text-muted text-pretty">{proof.lookFirst}</p>
          <p className="mt-3.5 flex flex-col items-start print:hidden">
            {[proof.open, proof.all].map(({ label, to }) => (
              <Link key={to} to={to} className="row-link group inline-flex min-h-11 items-center gap-2.5">
                {label} <Icon name="arrow-right" className="arrow" />
              </Link>
            ))}
          </p>
        </div>
        <div className="proof-sheet drawn-sheet min-w-0">
          <table className="nums text-label leading-[1.3] md:text-small">
            <caption className="pb-2.5 font-serif text-[1.375rem] leading-[1.25]">
              {proof.title}{" "}
              <small className="block font-sans text-label leading-normal text-muted">{proof.source}</small>
            </caption>
            <thead>
              <tr>
                {columns.map(({ name }, index) => (
                  <th key={name} scope="col" className={look(index)}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                <tr key={cells.join("|")} className={row === pulled ? "pulled" : undefined}>
                  <th scope="row">{cells[0]}</th>
                  {rest(cells)}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  <th scope="row">{total[0]}</th>
                  {rest(total)}
                </tr>
              </tfoot>
            )}
          </table>
          <p className="proof-tie pt-3 pb-5 text-label text-muted">{proof.tie}</p>
        </div>
      </div>
    </section>
  );
}
