import type { ReactNode } from "react";
import { RunningText } from "../../ui/running-text.tsx";
import type { LineItemPage, PaperRow, ShownStation } from "../../content/types/line-item.types.ts";
import "../../styles/tick-marks.css";

interface StationPaperProps {
  station: ShownStation;
  labels: LineItemPage["labels"];
  /** The end of the thread, on the last document only. */
  children: ReactNode;
}

/** A station's document: its header, and an excerpt of its rows with the traced one underlined by the thread. */
export function StationPaper({ station, labels, children }: StationPaperProps) {
  const { id, paper, document, date, above, line, below } = station;
  return (
    <figure className="trace-paper text-[0.9375rem]">
      <figcaption
        id={`${id}-paper`}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-text bg-paper-0 text-label text-muted"
      >
        <span className="col-span-full font-serif text-[1.25rem] leading-[1.25] text-text">{paper}</span>
        <span className="nums">{document}</span>
        <span className="nums">{date}</span>
      </figcaption>
      <table className="nums" aria-labelledby={`${id}-paper`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{labels.line}</th>
            <th scope="col">{labels.text}</th>
            <th scope="col">{labels.amount}</th>
          </tr>
        </thead>
        <tbody className="trace-above bg-paper-0">
          {above.map((row) => (
            <Row key={row.ref + row.text} {...row} />
          ))}
        </tbody>
        <tbody className="trace-line bg-paper-0 font-600">
          <tr className="text-text">
            <td>{line.ref}</td>
            <th scope="row">
              <RunningText text={line.text} />
            </th>
            <td>
              <b>{line.amount}</b>
              {children}
            </td>
          </tr>
        </tbody>
        <tbody className="trace-below bg-paper-0">
          {below.map((row) => (
            <Row key={row.ref + row.text} {...row} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const Row = ({ ref, text, amount, isTotal }: PaperRow) => (
  <tr>
    <td>{ref}</td>
    <th scope="row">
      <RunningText text={text} />
    </th>
    <td>{isTotal ? <b className="total">{amount}</b> : amount}</td>
  </tr>
);
