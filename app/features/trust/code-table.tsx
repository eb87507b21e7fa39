import { rowAnchor } from "../../lib/text/anchors.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import type { CodeLabels, CodeList } from "../../content/types/corporate-capability.types.ts";
import "./code-table.css";

/** Classification codes with titles, copy buttons, and size standards if any. Stacked on phones. */
export function CodeTable({ list: { id, heading, kind, rows }, labels }: { list: CodeList; labels: CodeLabels }) {
  const hasStandards = rows.some(({ standard }) => standard);
  return (
    <table className="ruled-table ruled-table-tight codes nums">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-28">
            {labels.code}
          </th>
          <th scope="col">{labels.title}</th>
          {hasStandards && <th scope="col">{labels.standard}</th>}
          <th scope="col">
            <span className="visually-hidden">{labels.copy}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, title, standard, primary }) => (
          <tr key={code} id={rowAnchor(id, code)}>
            <th scope="row">{code}</th>
            <td>
              {wrappable(title)}
              {primary && <strong className="font-600 text-thread-800">{` ${labels.primary}`}</strong>}
            </td>
            {hasStandards && (
              <td className="codes-standard" data-label={labels.standard}>
                {standard}
              </td>
            )}
            <td>
              <CopyButton value={code} label={`${kind} ${code}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A title that may wrap after each slash, as in "Contract/Procurement/Acquisition". */
const wrappable = (title: string): string => title.replaceAll("/", "/\u200B");
