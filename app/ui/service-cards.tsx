import { LineIcon } from "./line-icon.tsx";
import { RunningText } from "./running-text.tsx";
import { NoWrap } from "./no-wrap.tsx";
import { Link } from "./link.tsx";
import "./service-card.css";

/** A service or a practice with a link to its page. */
export interface ServiceCard {
  name: string;
  path: string;
  promise: string;
  /** Icon of a practice; cards without one are numbered. */
  icon?: string;
  /** What it includes, in one line. */
  about?: string;
}

interface ServiceCardsProps {
  cards: readonly ServiceCard[];
  /** `contents`: two columns, read downward like a table of contents. `columns`: side by side. */
  layout: "contents" | "columns";
}

/** Services as cards in a grid. The whole card is clickable. Sources: HOME-4, DT-2, DB-2. */
export function ServiceCards({ cards, layout }: ServiceCardsProps) {
  return (
    <ul className={`cards cards-${layout}`}>
      {cards.map(({ name, path, promise, icon, about }) => (
        <li key={path} className="card">
          {icon && <LineIcon name={icon} className="card-icon" />}
          <h3 className="card-name font-serif">
            <Link to={path} className="stretched">
              {name}
            </Link>
          </h3>
          <p className="card-promise">
            <RunningText text={promise} />
          </p>
          {about && (
            <p className="text-label text-muted">
              <NoWrap text={about} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
