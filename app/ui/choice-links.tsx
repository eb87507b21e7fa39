import type { ChoiceLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";
import "./choice-links.css";

/** Links that limit a list, each with the number of its entries. Nothing if none has any. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  if (links.every(({ count }) => count === 0)) return null;
  const shown = links.filter(({ count, isCurrent }) => count > 0 || isCurrent);
  return (
    <nav className="choice-links" aria-label={label}>
      <ul>
        {shown.map(({ label: name, to, count, isCurrent }) => (
          <li key={name}>
            <Link to={to} aria-current={isCurrent || undefined}>
              {`${name} `}
              <span className="nums text-muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
