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
    <section className="doors">
      <div className="page-width">
        <h2 className="visually-hidden">{heading}</h2>
        <ul className="doors-first">
          {doors.slice(0, 3).map((door) => (
            <Door key={door.when} {...door} />
          ))}
        </ul>
        {more && (
          <details className="doors-more">
            <summary className="fold-head">
              {more}
              <span className="fold-sign" aria-hidden="true" />
            </summary>
            <ul>
              {doors.slice(3).map((door) => (
                <Door key={door.when} {...door} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}

const Door = ({ when, name, path }: PracticeDoor) => (
  <li className="practice-door group">
    <p>
      <RunningText text={when} />
    </p>
    <Link to={path} className="stretched row-link text-small">
      {name} <Icon name="arrow-right" className="arrow ml-1.5 align-middle" />
    </Link>
  </li>
);
