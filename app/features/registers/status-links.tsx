import type { StatusLink } from "../../content/types/rules-page.types.ts";

/** Links that limit the register to rules of some statuses. */
export const StatusLinks = ({ label, links }: { label: string; links: readonly StatusLink[] }) => (
  <nav className="status-links" aria-label={label}>
    <ul>
      {links.map(({ label: name, to, count, isCurrent }) => (
        <li key={name}>
          <a href={to} aria-current={isCurrent || undefined}>
            {name} <span className="nums">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
