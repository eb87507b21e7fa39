import { Icon } from "../../ui/icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Link } from "../../ui/link.tsx";

interface StartRow {
  when: string;
  name: string;
  path: string;
}

/** A visitor's situation, in their own words, and the page that answers it. */
export function StartRows({ rows }: { rows: readonly StartRow[] }) {
  return (
    <ul className="border-b border-t border-text">
      {rows.map(({ when, name, path }) => (
        <li
          key={path + when}
          className="group relative grid items-baseline gap-x-8 gap-y-1.5 py-5 not-first:border-t not-first:border-hair md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_24px]"
        >
          <p className="font-serif text-[1.25rem] leading-[1.4]">
            <RunningText text={when} />
          </p>
          <p>
            <Link to={path} className="stretched row-link">
              {name}
            </Link>
          </p>
          <Icon name="arrow-right" className="arrow hidden self-center text-link md:inline-block" />
        </li>
      ))}
    </ul>
  );
}
