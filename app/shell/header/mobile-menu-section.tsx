import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MenuId, Navigation } from "../../content/types/navigation.types.ts";

interface MobileMenuSectionProps {
  id: MenuId;
  label: string;
  navigation: Navigation;
  isLive: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A collapsible list of the mobile menu. Always open without JavaScript. Sources: HDR-7, GEN-8. */
export function MobileMenuSection({ id, label, navigation, isLive, isOpen, onToggle }: MobileMenuSectionProps) {
  const { pathname } = useLocation();
  const overview = OVERVIEWS[id];
  const links = id === "services" ? navigation.categories : navigation.solutions;
  const isHere = pathname === overview.to || pathname.startsWith(`${overview.to}/`);

  function toggle({ currentTarget }: MouseEvent) {
    flushSync(onToggle);
    // Collapsing the other list may have moved this one out of view.
    currentTarget.scrollIntoView({ block: "nearest" });
  }

  return (
    <>
      <button
        type="button"
        className="mobile-row"
        aria-expanded={isLive ? isOpen : true}
        aria-controls={`mobile-${id}`}
        data-current={isHere || undefined}
        onClick={toggle}
      >
        {label}
        <Icon name="caret-down-light" />
      </button>
      <ul id={`mobile-${id}`} className="mobile-list" data-open={isOpen || undefined}>
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
    </>
  );
}
