import type { ServiceLink } from "../content/types/service-pages.types.ts";
import { RunningText } from "./running-text.tsx";
import { Link } from "./link.tsx";

/** Links to further pages with a sentence each, in two columns. */
export function RelatedList({ links }: { links: readonly ServiceLink[] }) {
  return (
    <ul className="grid border-t border-text md:grid-cols-2 md:gap-x-12">
      {links.map(({ name, path, promise }) => (
        <li key={path} className="border-b border-hair pb-2.5 pt-2">
          <Link to={path} className="row-link inline-flex min-h-6 items-center">
            {name}
          </Link>
          <p className="text-small text-muted">
            <RunningText text={promise} />
          </p>
        </li>
      ))}
    </ul>
  );
}
