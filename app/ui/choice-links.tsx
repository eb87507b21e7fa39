import type { ChoiceLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";
import "./choice-links.css";

/** Links that limit a list, each with the number of its entries. */
export const ChoiceLinks = ({ label, links }: { label: string; links: readonly ChoiceLink[] }) => (
  <nav className="choice-links" aria-label={label}>
    <ul>
      {links.map(({ label: name, to, count, isCurrent }) => (
        <li key={name}>
          <Link to={to} aria-current={isCurrent || undefined}>
            {`${name} `}
            <span className="nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
