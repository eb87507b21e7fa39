import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, Navigation } from "../../content/types/navigation.types.ts";

interface MobileMenuSectionProps {
  id: MenuId;
  label: string;
  navigation: Navigation;
}

/** A collapsible list of the mobile menu, at most one open: native, so it works without JavaScript. Sources: HDR-7, GEN-8. */
export function MobileMenuSection({ id, label, navigation }: MobileMenuSectionProps) {
  const { pathname } = useLocation();
  const overview = OVERVIEWS[id];
  const links = id === "services" ? navigation.categories : navigation.solutions;
  const isHere = pathname === overview.to || pathname.startsWith(`${overview.to}/`);

  return (
    <details
      name="mobile-menu-lists"
      // Collapsing the other list may have moved this one out of view.
      onToggle={({ currentTarget: { open, firstElementChild: row } }) =>
        open && row?.scrollIntoView({ block: "nearest" })
      }
    >
      <summary className="mobile-row" data-current={isHere || undefined}>
        {label}
        <Icon name="caret-down-light" />
      </summary>
      <ul id={`mobile-${id}`} className="mobile-list">
        <li>
          <a href={overview.to} className="mobile-all" aria-current={pathname === overview.to ? "page" : undefined}>
            {overview.label}
          </a>
        </li>
        {links.map(({ path, icon, name }) => (
          <li key={path}>
            <a href={path} aria-current={pathname === path ? "page" : undefined}>
              <LineIcon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
