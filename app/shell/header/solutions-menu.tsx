import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuSolution } from "../../content/types/navigation.types.ts";

/** The solutions menu: the overview first, then each solution with its tagline. Source: HDR-5. */
export function SolutionsMenu({ solutions }: { solutions: MenuSolution[] }) {
  return (
    <ul>
      <li>
        <Link to={OVERVIEWS.solutions.to} className="drop-all">
          {OVERVIEWS.solutions.label}
          <Icon name="arrow-right" />
        </Link>
      </li>
      {solutions.map(({ name, path, icon, tagline }) => (
        <li key={path}>
          <Link to={path} className="drop-link">
            <LineIcon name={icon} />
            <span>
              <strong>{name}</strong> <span className="text-balance">{tagline}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
