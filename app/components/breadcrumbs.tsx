import { Link } from "./link.tsx";

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to this one. `current` is this page and no link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-16 text-small text-mist">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex gap-2.5">
            <Link
              to={path}
              className="crumb-link underline underline-offset-[.3em] decoration-mist/40 hover:text-paper-50"
            >
              {name}
            </Link>
            <span aria-hidden="true" className="text-thread-400">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-paper-50">
          {current}
        </li>
      </ol>
    </nav>
  );
}
