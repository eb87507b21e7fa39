import { LineIcon } from "../../ui/line-icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { SolutionComparison, SolutionsOverviewPage } from "../../content/types/solutions-overview.types.ts";
import { Link } from "../../ui/link.tsx";
import "../../styles/ruled-groups.css";

interface SolutionsTableProps {
  caption: string;
  columns: SolutionsOverviewPage["compare"]["columns"];
  rows: readonly (SolutionComparison & { name: string; path: string; icon: string; scope: string })[];
}

/** The four solutions side by side: when to choose each, its start and its result. Tablets have two columns, phones one. */
export function SolutionsTable({ caption, columns, rows }: SolutionsTableProps) {
  return (
    <table className="ruled-table ruled-groups max-lg:block [--row:28px]">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[25%]">
            {columns.solution}
          </th>
          <th scope="col" className="w-[29%]">
            {columns.choose}
          </th>
          <th scope="col">{columns.beginsWith}</th>
          <th scope="col">{columns.endsWith}</th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map(({ slug, name, path, icon, scope, choose, beginsWith, endsWith }) => (
          <tr key={slug} className="grid-cols-[2fr_3fr]">
            <th scope="row" className="row-span-3 text-balance">
              <span className="flex gap-3">
                <LineIcon name={icon} className="size-8 flex-none" />
                <span>
                  <Link
                    to={path}
                    className="font-serif text-[1.5rem] leading-[1.2] font-400 text-link underline decoration-1 underline-offset-[.18em] hover:decoration-2"
                  >
                    {name}
                  </Link>
                  <span className="mt-2 block text-label font-400 text-muted">{scope}</span>
                </span>
              </span>
            </th>
            <td data-label={columns.choose}>
              <RunningText text={choose} />
            </td>
            <td data-label={columns.beginsWith}>
              <RunningText text={beginsWith} />
            </td>
            <td data-label={columns.endsWith}>
              <RunningText text={endsWith} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
