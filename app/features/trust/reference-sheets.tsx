import { RunningText } from "../../ui/running-text.tsx";
import type { Reference, References } from "../../content/types/corporate-capability.types.ts";
import "./reference-sheets.css";

/** Contracts in the form of past performance sheets: one list of facts each. Source: BUY-3. */
export function ReferenceSheets({ labels, sheets }: Pick<References, "labels" | "sheets">) {
  const fields = Object.entries(labels) as [keyof Omit<Reference, "work">, string][];
  return (
    <ol className="references">
      {sheets.map((sheet) => (
        <li key={sheet.work}>
          <h3 className="name">{sheet.work}</h3>
          <dl>
            {fields.map(([field, label]) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>
                  <RunningText text={sheet[field]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
