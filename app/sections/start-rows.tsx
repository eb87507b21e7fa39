import { Link } from "react-router";
import type { CategoryPageData } from "../content/services/pages.ts";

/** The reader's own words, and the service that answers them. */
export function StartRows({ rows }: { rows: CategoryPageData["starts"]["rows"] }) {
  return (
    <ul className="border-b border-hair">
      {rows.map(({ when, name, path }) => (
        <li
          key={path + when}
          className="grid gap-x-8 gap-y-1 border-t border-hair py-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <p>{when}</p>
          <p>
            <Link to={path} className="text-link">
              {name}
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
