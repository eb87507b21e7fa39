import type { PracticeDoor } from "../../content/types/practice-page.types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import "./practice-doors.css";

interface PracticeDoorsProps {
  heading: string;
  doors: readonly PracticeDoor[];
  /** Opens the doors after the third. */
  more?: string;
}

/** Problems in a visitor's own words, each leading to the service that solves it. */
export function PracticeDoors({ heading, doors, more }: PracticeDoorsProps) {
  return (
    <section className="doors relative border-b bg-paper-0">
      <div className="page-width">
        <h2 className="visually-hidden">{heading}</h2>
        <ul className="doors-first gap-x-8 lg:grid lg:grid-cols-3">
          {doors.slice(0, 3).map((door) => (
            <Door
              key={door.when}
              {...door}
              className="flex flex-col gap-2.5"
              look="font-serif text-[1.375rem] leading-[1.3]"
            />
          ))}
        </ul>
        {more && (
          <details className="border-t">
            <summary className="fold-head justify-start gap-3.5 min-h-13 py-2 text-[0.9375rem] font-600 color-link print:hidden">
              {more}
              <span className="fold-sign" aria-hidden="true" />
            </summary>
            <ul>
              {doors.slice(3).map((door) => (
                <Door
                  key={door.when}
                  {...door}
                  className="gap-8 border-t py-2.5 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-baseline"
                />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

const Door = ({ when, name, path, className, look }: PracticeDoor & { className: string; look?: string }) => (
  <li className={`group relative ${className}`}>
    <p className={look}>
      <RunningText text={when} />
    </p>
    <Link to={path} className="stretched row-link mt-auto py-1 text-small">
      {name} <Icon name="arrow-right" className="arrow ml-1.5 align-middle" />
    </Link>
  </li>
);
