import type { VehicleComparison as Comparison } from "../../content/types/answers.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";
import "../../styles/ruled-groups.css";

/** The contract vehicles side by side, or nothing if none is held. In narrow windows each criterion lists them. Source: BUY-6. */
export function VehicleComparison({
  comparison: { heading, note, caption, criterion, columns, rows },
}: {
  comparison: Comparison;
}) {
  if (columns.length === 0) return null;
  return (
    <HeadedSection id="vehicles" heading={heading} aside={note} ground="cream">
      <PhoneFold label={caption}>
        <table className="ruled-table ruled-groups max-lg:block">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="max-lg:p-0">
                <span className="visually-hidden">{criterion}</span>
              </th>
              {columns.map(({ name, path }) => (
                <th key={name} scope="col">
                  <Link to={path} className="text-link">
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {rows.map(({ criterion: name, cells }) => (
              <tr key={name} className="grid-cols-2">
                <th scope="row" className="col-span-full">
                  {name}
                </th>
                {columns.map((column, index) => (
                  <td key={column.name} data-label={column.name}>
                    <RunningText text={cells[index]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </PhoneFold>
    </HeadedSection>
  );
}
