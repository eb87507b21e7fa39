import type { Crop } from "../../content/types/reference.types.ts";
import "../../styles/drawn-sheet.css";
import "../../styles/drawn-thread.css";

/** A crop of the page behind a door. A picture of it, so it is hidden from assistive technology. */
export const DoorCrop = ({ crop }: { crop: Crop }) => (
  <div
    className={`door-crop bg-ground print:hidden ${crop.kind === "amount" ? "on-ink relative overflow-hidden text-mist-bright" : "on-cream"}`}
    data-kind={crop.kind}
    aria-hidden="true"
  >
    <Inside {...crop} />
  </div>
);

function Inside(crop: Crop) {
  if (crop.kind === "sheet") return <Sheet {...crop} />;
  if (crop.kind === "questions")
    return crop.questions.map((question) => (
      <p
        key={question}
        className="heading mb-3 text-[1.25rem] leading-[1.3] not-first:border-t not-first:border-hair not-first:pt-3"
      >
        {question}
      </p>
    ));
  if (crop.kind === "amount") {
    return (
      <>
        <p className="door-amount tracking-[-.045em]">{crop.amount}</p>
        <p className="text-[1rem]">{crop.text}</p>
        <ol className="whitespace-nowrap">
          {crop.stations.map((name, index) => (
            <li key={name}>
              <svg className="drawn-thread overflow-visible" width="12" height="13">
                <circle className={index === 0 ? "knot-full" : undefined} cx="6" cy="-1" r="5" />
              </svg>
              {name}
            </li>
          ))}
        </ol>
      </>
    );
  }
  return (
    <>
      <p className="font-serif text-[4.5rem] leading-[.9]">{crop.letter}</p>
      <p className="mt-2 text-note leading-normal">
        <b className="font-600">{crop.term}</b> {crop.full}
      </p>
      <p className="mb-6 border-b-2 border-thread pb-2 text-small leading-snug text-muted">
        {crop.sentence} <span className="color-link">{crop.rule}</span>
      </p>
    </>
  );
}

const Sheet = ({ title, mark, columns, rows, pulled }: Extract<Crop, { kind: "sheet" }>) => (
  <div className="door-sheet drawn-sheet">
    <p className="flex items-baseline justify-between gap-3.5 border-b border-text pb-1.5 font-serif text-[1.125rem] leading-normal">
      <span>{title}</span>
      <span className="text-[1rem] whitespace-nowrap text-thread-800">{mark}</span>
    </p>
    <table>
      {columns && (
        <thead>
          <tr className="border-hair">
            {columns.map((name, column) => (
              <th key={name} className={lookOf(column, columns)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, index) => (
          <tr key={cells[0]} className={index === pulled ? "pulled" : undefined}>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
              <td key={column} className={lookOf(column, cells)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Of four columns, the one before the verdict is for wide windows. */
const lookOf = (column: number, all: readonly string[]) =>
  column === 2 && column < all.length - 1 ? "max-lg:hidden" : undefined;
