import { Thread } from "../../ui/thread.tsx";
import type { Badge } from "../../content/types/home.types.ts";

export interface BadgeWithMark extends Badge {
  /** File name of the badge, without its extension. */
  image: string;
}

/** The certifications in short, at the end of the first screen. Source: HOME-3. */
export function Badges({ label, badges }: { label: string; badges: readonly BadgeWithMark[] }) {
  if (badges.length === 0) return null;
  return (
    <div className="badges">
      <Thread course="gutter" />
      <ul aria-label={label} className="page-width">
        {badges.map(({ certification, label, image }) => (
          <li key={certification}>
            <svg aria-hidden="true" className="badge" viewBox="0 0 120 120">
              <use href={`/marks/badges.svg#${image}`} />
            </svg>
            <span className="max-w-[7em] text-balance">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
