import type { Badge, HomePage } from "../../content/types/home.types.ts";
import { Link } from "../../ui/link.tsx";
import "./badges.css";

export interface BadgeWithMark extends Badge {
  /** File name of the badge, without its extension. */
  image: string;
}

/** The certifications in one line at the end of the first screen, and the two pages that buyers ask for. Source: HOME-3. */
export const Badges = ({ hero, badges }: { hero: HomePage["hero"]; badges: readonly BadgeWithMark[] }) => (
  <div className="badges on-paper border-b border-hair bg-paper-0 text-small leading-[1.4] font-500">
    <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-2.75 xl:min-h-22">
      {badges.length > 0 && (
        <ul className="flex gap-2.5" aria-label={hero.badgesLabel}>
          {badges.map(({ certification, label, image }) => (
            <li key={certification}>
              <svg aria-hidden="true" className="badge" width="44" height="44" viewBox="0 0 120 120">
                <use href={`/marks/badges.svg#${image}`} />
              </svg>
              <span className="visually-hidden">{label}</span>
            </li>
          ))}
        </ul>
      )}
      {hero.held && (
        <Link to={hero.held.to} className="py-2 underline-offset-[.3em] hover:underline">
          {hero.held.label}
        </Link>
      )}
      <p className="flex flex-wrap gap-x-6 xl:ml-auto">
        {hero.buying.map(({ label, to }) => (
          <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
            {label}
          </Link>
        ))}
      </p>
    </div>
  </div>
);
