import { Icon } from "./icon.tsx";
import { RunningText } from "./running-text.tsx";
import { Link } from "./link.tsx";

interface OnwardLink {
  name: string;
  path: string;
  promise: string;
}

/** Links to further pages, as rows with arrows. */
export function OnwardList({ links }: { links: readonly OnwardLink[] }) {
  return (
    <ul className="border-b border-t border-text">
      {links.map(({ name, path, promise }) => (
        <li key={path} className="not-first:border-t not-first:border-hair">
          <Link
            to={path}
            className="group grid grid-cols-[1fr_24px] items-center gap-x-6 gap-y-1 py-5.5 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_24px]"
          >
            <span className="font-serif text-[1.5rem] leading-tight text-balance group-hover:text-[var(--link)]">
              {name}
              <span className="visually-hidden">: </span>
            </span>
            <span className="row-start-2 text-muted text-balance md:row-start-1 md:col-start-2">
              <RunningText text={promise} />
            </span>
            <Icon name="arrow-right" className="arrow col-start-2 row-start-1 text-link md:col-start-3" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
