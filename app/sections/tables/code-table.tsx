import { CopyButton } from "../../layout/toasts/copy-button.tsx";
import type { CodeLabels, CodeList } from "../../content/shapes/corporate-capability.ts";

/** Classification codes with their titles, each to copy. On phones the title stands under its code. */
export function CodeTable({ list: { heading, kind, rows }, labels }: { list: CodeList; labels: CodeLabels }) {
  return (
    <table className="ruled-table ruled-table-tight codes">
      <caption className="visually-hidden">{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.code}</th>
          <th scope="col">{labels.title}</th>
          <th scope="col">
            <span className="visually-hidden">{labels.copy}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, title, primary }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>
              {title}
              {primary && <strong className="font-600 text-thread-800">{` ${labels.primary}`}</strong>}
            </td>
            <td>
              <CopyButton value={code} label={`${kind} ${code}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
