import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, Navigation } from "../../content/types/navigation.types.ts";
import { MenuLink } from "./nav-link.tsx";

/** A menu's links, the overview first. Their places differ between the panel of wide windows and the list of narrow ones. Source: HDR-5, HDR-7. */
export function MenuList({ id, navigation }: { id: MenuId; navigation: Navigation }) {
  const links = id === "services" ? navigation.categories : navigation.solutions;
  return (
    <ul>
      <li>
        <MenuLink
          to={OVERVIEWS[id].to}
          className="flex min-h-11 items-center justify-between font-600 max-md:text-[var(--link)] md:min-h-14"
        >
          {OVERVIEWS[id].label}
          <Icon name="arrow-right" className="size-4.5 max-md:hidden" />
        </MenuLink>
      </li>
      {links.map(({ name, path, icon, ...rest }, index) => (
        <li key={path} className={index === 0 ? "border-t border-thread" : "border-t"}>
          <MenuLink
            to={path}
            className="flex min-h-11 items-center gap-3.5 py-2 font-500 md:items-start md:gap-5.5 md:py-4 md:font-600"
          >
            <LineIcon name={icon} className="size-6 flex-none md:mt-0.5 md:size-7" />
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
