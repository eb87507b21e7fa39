import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuSolution } from "../../content/types/navigation.types.ts";

/** The solutions menu: the overview first, then each solution with its tagline. Source: HDR-5. */
export function SolutionsMenu({ solutions }: { solutions: MenuSolution[] }) {
  return (
    <ul>
      <li>
        <a href={OVERVIEWS.solutions.to} className="drop-all">
          {OVERVIEWS.solutions.label}
          <Icon name="arrow-right" />
        </a>
      </li>
      {solutions.map(({ name, path, icon, tagline }) => (
        <li key={path}>
          <a href={path} className="drop-link">
            <LineIcon name={icon} />
            <span>
              <strong>{name}</strong> <span className="text-balance">{tagline}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
