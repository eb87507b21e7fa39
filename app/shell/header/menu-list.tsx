import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, Navigation } from "../../content/types/navigation.types.ts";

/** A menu's links, the overview first. Source: HDR-5, HDR-7. */
export function MenuList({ id, navigation }: { id: MenuId; navigation: Navigation }) {
  const { pathname } = useLocation();
  const currentAt = (path: string) => (pathname === path ? "page" : undefined);
  const links = id === "services" ? navigation.categories : navigation.solutions;
  return (
    <ul>
      <li>
        <Link to={OVERVIEWS[id].to} className="drop-all" aria-current={currentAt(OVERVIEWS[id].to)}>
          {OVERVIEWS[id].label}
          <Icon name="arrow-right" />
        </Link>
      </li>
      {links.map(({ name, path, icon, ...rest }) => (
        <li key={path}>
          <Link to={path} className="drop-link" aria-current={currentAt(path)}>
            <LineIcon name={icon} />
            <span>
              <b>{name}</b> {"tagline" in rest && <span className="text-balance">{rest.tagline}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
