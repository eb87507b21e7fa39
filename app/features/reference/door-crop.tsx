import type { Crop } from "../../content/types/reference.types.ts";

/** A crop of the page behind a door. A picture of it, so it is hidden from assistive technology. */
export const DoorCrop = ({ crop }: { crop: Crop }) => (
  <div className="door-crop" data-kind={crop.kind} aria-hidden="true">
    <Inside {...crop} />
  </div>
);

function Inside(crop: Crop) {
  if (crop.kind === "sheet") return <Sheet {...crop} />;
  if (crop.kind === "questions") return crop.questions.map((question) => <p key={question}>{question}</p>);
  if (crop.kind === "amount") {
    return (
      <>
        <p className="door-amount">{crop.amount}</p>
        <p>{crop.text}</p>
        <ol>
          {crop.stations.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </>
    );
  }
  return (
    <>
      <p className="door-letter">{crop.letter}</p>
      <p>
        <b>{crop.term}</b> {crop.full}
      </p>
      <p className="door-meaning">
        {crop.sentence} <span>{crop.rule}</span>
      </p>
    </>
  );
}

const Sheet = ({ title, mark, columns, rows, pulled }: Extract<Crop, { kind: "sheet" }>) => (
  <div className="door-sheet">
    <p className="door-title">
      <b>{title}</b>
      <span>{mark}</span>
    </p>
    <table>
      {columns && (
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, index) => (
          <tr key={cells[0]} data-pulled={index === pulled || undefined}>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells have no other name
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
