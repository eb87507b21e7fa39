import { CopyButton } from "../components/copy-button.tsx";
import type { CodeRow } from "../content/shapes/corporate-capability.ts";

/** Classification codes with their titles, each to copy. On phones the title stands under its code. */
export function CodeTable({ kind, caption, rows }: { kind: string; caption: string; rows: readonly CodeRow[] }) {
  return (
    <table className="ledger ledger-tight codes">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Title</th>
          <th scope="col">
            <span className="visually-hidden">Copy</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, title, primary }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>
              {title}
              {primary && <strong className="font-600 text-thread-800"> (primary)</strong>}
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
