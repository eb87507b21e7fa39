import { LineIcon } from "../../components/line-icon.tsx";
import { RunningText } from "../../components/running-text.tsx";
import { Unbroken } from "../../components/unbroken.tsx";

/** A service or a practice in short, and where its page is. */
export interface ServiceCard {
  name: string;
  path: string;
  promise: string;
  /** A practice's drawing; cards without one are numbered. */
  icon?: string;
  /** What belongs to it, in one quiet line. */
  about?: string;
}

interface ServiceCardsProps {
  cards: readonly ServiceCard[];
  /** `contents`: two columns that are read down, as in a book's. `columns`: side by side, a column each. */
  layout: "contents" | "columns";
}

/** Services as cards of one ruled sheet. A card is its link's target as a whole. Sources: HOME-4, DT-2, DB-2. */
export function ServiceCards({ cards, layout }: ServiceCardsProps) {
  return (
    <ul className={`cards cards-${layout}`}>
      {cards.map(({ name, path, promise, icon, about }) => (
        <li key={path} className="card">
          {icon && <LineIcon name={icon} className="card-icon" />}
          <h3 className="card-name font-serif">
            <a href={path} className="stretched">
              {name}
            </a>
          </h3>
          <p className="card-promise">
            <RunningText text={promise} />
          </p>
          {about && (
            <p className="text-label text-muted">
              <Unbroken text={about} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
