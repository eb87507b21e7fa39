import { RunningText } from "../../ui/running-text.tsx";
import type { Reference, References } from "../../content/types/corporate-capability.types.ts";
import "./reference-table.css";

/** Contracts side by side, with the fields of a past performance sheet. Equal neighbors share a cell. Source: BUY-3. */
export function ReferenceTable({ heading, labels, sheets }: Pick<References, "heading" | "labels" | "sheets">) {
  const { work: contracts, ...others } = labels;
  const fields = Object.entries(others) as [keyof References["labels"], string][];
  return (
    <table className="ruled-table references">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{contracts}</th>
          {sheets.map(({ work }) => (
            <th key={work} scope="col">
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
            {runsOf(sheets, field).map(({ value, works }) => (
              <td
                key={works[0]}
                className="text-[0.9375rem] text-text"
                colSpan={works.length}
                data-label={works.length < sheets.length ? works.join(", ") : undefined}
              >
                <RunningText text={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The values of a field, each with the contracts next to each other that have it. */
function runsOf(sheets: readonly Reference[], field: keyof Reference) {
  const runs: { value: string; works: string[] }[] = [];
  for (const { short, [field]: value } of sheets) {
    if (runs.at(-1)?.value === value) runs.at(-1)!.works.push(short);
    else runs.push({ value, works: [short] });
  }
  return runs;
}
