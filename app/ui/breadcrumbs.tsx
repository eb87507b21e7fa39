import { FRAME } from "../content/interface/frame.ts";
import type { Crumb } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";

/** Links from the home page to this page. `current` is this page and not a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  return (
    <nav aria-label={FRAME.trail} className="text-small text-muted">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex gap-2.5">
            {index > 0 && <Slash />}
            <Link
              to={path}
              prefetch="viewport"
              className="crumb-link underline underline-offset-[.3em] hover:text-text"
            >
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="flex gap-2.5 text-text">
          <Slash />
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** Before its crumb, so that no line ends in it. */
const Slash = () => (
  <span aria-hidden="true" className="text-thread">
    /
  </span>
);
