import type { PageLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";

/**
 * What stands in a list's place when its filter, which says so, leaves nothing: the whole list, and who or what else may
 * help. Source: FIND-2.
 */
export const NothingFound = ({ ways }: { ways: readonly PageLink[] }) => (
  <p className="flex flex-wrap gap-x-8 pb-8">
    {ways.map(({ label, to }) => (
      <Link key={label} to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    ))}
  </p>
);
