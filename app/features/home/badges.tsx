import type { Badge } from "../../content/types/home.types.ts";
import "./badges.css";

export interface BadgeWithMark extends Badge {
  /** File name of the badge, without its extension. */
  image: string;
}

/** The certifications in short, at the end of the first screen. Source: HOME-3. */
export function Badges({ label, badges }: { label: string; badges: readonly BadgeWithMark[] }) {
  if (badges.length === 0) return null;
  return (
    <div className="badges on-paper">
      <ul aria-label={label} className="page-width">
        {badges.map(({ certification, label, image }) => (
          <li key={certification}>
            <svg aria-hidden="true" className="badge" viewBox="0 0 120 120">
              <use href={`/marks/badges.svg#${image}`} />
            </svg>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
