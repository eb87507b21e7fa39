import { RunningText } from "../../ui/running-text.tsx";
import type { Reference, References } from "../../content/types/corporate-capability.types.ts";

/** Contracts in the form of past performance sheets: one list of facts each. Source: BUY-3. */
export function ReferenceSheets({ labels, sheets }: Pick<References, "labels" | "sheets">) {
  const fields = Object.entries(labels) as [keyof Omit<Reference, "work">, string][];
  return (
    <ol className="references border-t border-b border-text">
      {sheets.map((sheet) => (
        <li key={sheet.work} className="py-5.5 not-first:border-t not-first:border-hair">
          <h3 className="name">{sheet.work}</h3>
          <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] gap-x-8 gap-y-3">
            {fields.map(([field, label]) => (
              <div key={field}>
                <dt className="text-label leading-[1.4] text-muted">{label}</dt>
                <dd className="text-note leading-[1.4] font-500 wrap-anywhere">
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
