import type { ItemPageData } from "../../content/types/service-pages.types.ts";
import { Link } from "../../ui/link.tsx";

/** The names of related services as links. */
export const RelatedNames = ({ links }: { links: ItemPageData["relatedPages"] }) => (
  <ul className="flex flex-wrap gap-x-8">
    {links.map(({ name, path }) => (
      <li key={path}>
        <Link to={path} className="row-link inline-flex min-h-6 items-center">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
