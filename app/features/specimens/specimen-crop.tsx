import { OFFER } from "../../content/interface/offer-labels.ts";
import type { Crop } from "../../content/types/offer-page.types.ts";
import type { SheetCell, SpecimenSheet } from "../../content/types/specimen-sheet.types.ts";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Link } from "../../ui/link.tsx";
import "../../styles/drawn-sheet.css";
import "./specimen-crop.css";

interface SpecimenCropProps {
  sheet: SpecimenSheet;
  crop: Crop;
}

const textOf = (cell: SheetCell) => (typeof cell === "string" ? cell : cell.text);

/** A part of a page's specimen as one link to the whole sheet; its rows are shown, and read out, only there. Source: READ-4. */
export function SpecimenCrop({
  sheet: { id, deliverable, label, columns, rows, pulled, totals },
  crop,
}: SpecimenCropProps) {
  const isNarrow = (row: number) => row >= crop.narrowFrom && row < crop.narrowTo;
  const shown = crop.columns.map((at) => {
    const { name, set = "" } = columns[at]!;
    return { at, name, set: at === crop.longest ? `longest ${set}` : set };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text, all but the table, is its name
    <Link
      className="crop group on-paper relative block mb-5 print:hidden text-label leading-[1.45] lg:text-small"
      to="#specimen"
    >
      <div className="crop-sheet drawn-sheet">
        <p className="heading-5 flex items-baseline justify-between gap-4 border-b border-text pb-2">
          {`${deliverable} `}
          <span className="text-[1rem] text-thread-800 whitespace-nowrap">{id}</span>
        </p>
        <p className="flex items-baseline justify-between gap-4 mt-1.5 text-muted">
          {`${label} `}
          <span className="row-link group-hover:underline">{OFFER.toSheet}</span>
        </p>
        <table aria-hidden="true">
          <thead>
            <tr>
              {shown.map(({ name, set }) => (
                <th key={name} className={set}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) =>
              at < crop.from ? undefined : (
                <tr
                  key={row.map(textOf).join("|")}
                  className={at === pulled ? "pulled on-cream bg-ground" : isNarrow(at) ? undefined : "max-lg:hidden"}
                >
                  {shown.map(({ at: column, set }) => (
                    <td key={column} className={set}>
                      <div>
                        <NoWrap text={textOf(row[column]!)} />
                      </div>
                    </td>
                  ))}
                </tr>
              ),
            )}
            {totals.map((cells) => (
              <tr key={cells[0]} className="crop-total max-lg:hidden">
                {shown.map(({ at, set }) => (
                  <td key={at} className={set}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Link>
  );
}
