import { NoWrap } from "../../ui/no-wrap.tsx";
import { Fragment } from "react";
import type { LineItemPage, StationLedger } from "../../content/types/line-item.types.ts";

interface StationPostingProps {
  caption: string;
  ledgers: readonly StationLedger[];
  labels: LineItemPage["labels"];
}

/** What a document posted, in both ledgers. The thread underlines the first row. */
export function StationPosting({ caption, ledgers, labels }: StationPostingProps) {
  const [first, ...others] = ledgers;
  const [line, ...rest] = first!.lines;
  return (
    <table className="nums">
      <caption className="font-serif text-[1.1875rem] leading-[1.3]">
        <span>{caption}</span>
        <span className="block font-sans text-label font-600 text-muted">{first!.name}</span>
      </caption>
      <thead>
        <tr className="border-text text-[0.875rem] font-600">
          <th scope="col">{labels.account}</th>
          <th scope="col">{labels.debit}</th>
          <th scope="col">{labels.credit}</th>
        </tr>
      </thead>
      <tbody className="trace-line">
        <Row {...line!} />
      </tbody>
      <tbody className="trace-below">
        {rest.map((one) => (
          <Row key={one.account} {...one} />
        ))}
        {others.map(({ name, lines }) => (
          <Fragment key={name}>
            <tr className="trace-ledger">
              <td colSpan={3} className="w-full text-left">
                {name}
              </td>
            </tr>
            {lines.map((one) => (
              <Row key={one.account} {...one} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

const Row = ({ account, title, debit, credit }: StationLedger["lines"][number]) => (
  <tr>
    <th scope="row">
      <b>{account}</b>
      <NoWrap text={` ${title}`} />
    </th>
    <td>{debit}</td>
    <td>{credit}</td>
  </tr>
);
