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
        <MenuLink to={OVERVIEWS[id].to} className="drop-all flex items-center justify-between">
          {OVERVIEWS[id].label}
          <Icon name="arrow-right" className="size-4.5 max-md:hidden" />
        </MenuLink>
      </li>
      {links.map(({ name, path, icon, ...rest }) => (
        <li key={path}>
          <MenuLink to={path} className="drop-link flex">
            <LineIcon name={icon} />
            <span>
              <span className="block leading-[1.35]">{name}</span>{" "}
              {"tagline" in rest && (
                <span className="mt-0.5 max-md:hidden md:block text-[0.9375rem] text-muted font-400 leading-[1.45] text-balance">
                  {rest.tagline}
                </span>
              )}
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
