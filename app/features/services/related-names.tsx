import type { ItemPageData } from "../../content/types/service-pages.types.ts";

/** The names of related services as links. */
export const RelatedNames = ({ links }: { links: ItemPageData["relatedPages"] }) => (
  <ul className="md:flex md:flex-wrap md:gap-x-8">
    {links.map(({ name, path }) => (
      <li key={path} className="py-0.5">
        <a href={path} className="row-link inline-flex min-h-7 items-center">
          {name}
        </a>
      </li>
    ))}
  </ul>
);
