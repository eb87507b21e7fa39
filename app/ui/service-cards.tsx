import { RunningText } from "./running-text.tsx";
import { Link } from "./link.tsx";
import type { ServiceLink } from "../content/types/service-pages.types.ts";
import "./service-card.css";

/** Services as numbered cards side by side. The whole card is clickable. Sources: DT-2, DB-2. */
export function ServiceCards({ cards }: { cards: readonly ServiceLink[] }) {
  return (
    <ul className="cards">
      {cards.map(({ name, path, promise }) => (
        <li key={path} className="card">
          <h3 className="card-name font-serif">
            <Link to={path} className="stretched">
              {name}
            </Link>
          </h3>
          <p className="card-promise">
            <RunningText text={promise} />
          </p>
        </li>
      ))}
    </ul>
  );
}
