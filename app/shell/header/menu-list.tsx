import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, Navigation } from "../../content/types/navigation.types.ts";
import { MenuLink } from "./nav-link.tsx";

/** A menu's links, the overview first. Source: HDR-5, HDR-7. */
export function MenuList({ id, navigation }: { id: MenuId; navigation: Navigation }) {
  const links = id === "services" ? navigation.categories : navigation.solutions;
  return (
    <ul>
      <li>
        <MenuLink to={OVERVIEWS[id].to} className="drop-all">
          {OVERVIEWS[id].label}
          <Icon name="arrow-right" />
        </MenuLink>
      </li>
      {links.map(({ name, path, icon, ...rest }) => (
        <li key={path}>
          <MenuLink to={path} className="drop-link">
            <LineIcon name={icon} />
            <span>
              <b>{name}</b> {"tagline" in rest && <span className="text-balance">{rest.tagline}</span>}
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
