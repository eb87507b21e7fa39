import { RunningText } from "../../ui/running-text.tsx";
import type { Reference, References } from "../../content/types/corporate-capability.types.ts";

/** Contracts side by side, with the fields of a past performance sheet. Each row can be read by itself. Source: BUY-3. */
export function ReferenceTable({ heading, labels, each, sheets }: References) {
  const { work: contracts, ...others } = labels;
  const fields = Object.entries(others) as [keyof References["labels"], string][];
  return (
    <table className="ruled-table [--row:12px]">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[22%] align-bottom text-text">
            {contracts}
          </th>
          {sheets.map(({ work }) => (
            <th key={work} scope="col" className="align-bottom text-text">
              {work}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(([field, label]) => (
          <tr key={field}>
            <th scope="row" className="text-[0.9375rem]">
              {label}
            </th>
            {isSameForAll(sheets, field) ? (
              <td className="text-[0.9375rem] text-text" colSpan={sheets.length}>
                <span className="text-muted">{each}</span> <RunningText text={sheets[0]![field]} />
              </td>
            ) : (
              sheets.map(({ short, [field]: value }) => (
                <td
                  key={short}
                  className="text-[0.9375rem] text-text before:font-400 before:text-muted"
                  data-label={short}
                >
                  <RunningText text={value} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isSameForAll = ([first, ...others]: readonly Reference[], field: keyof Reference) =>
  others.length > 0 && others.every((sheet) => sheet[field] === first![field]);
