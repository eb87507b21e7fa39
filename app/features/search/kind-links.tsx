import type { HitGroup } from "../../content/types/search-results.types.ts";

/** Links to the kinds of results, with the number of each. The best of any kind come first and need no link. */
export function KindLinks({ label, groups }: { label: string; groups: readonly HitGroup[] }) {
  return (
    <nav className="search-kinds" aria-label={label}>
      <ul>
        {groups.map(
          ({ id, heading, count }) =>
            count !== undefined && (
              <li key={id}>
                <a href={`#${id}`}>
                  {heading} <span className="nums">{count}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
