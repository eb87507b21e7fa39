import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { FRAME } from "../../content/interface/frame.ts";
import { NAV_LINKS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { useOnNavigation } from "./use-on-navigation.ts";
import { MegaMenu } from "./mega-menu.tsx";
import { MenuController } from "./menu-controller.ts";
import { currentOf } from "./nav-links.ts";
import { NavMenu } from "./nav-menu.tsx";
import { SolutionsMenu } from "./solutions-menu.tsx";

/** The navigation of wide windows. Two of its links have a menu. Source: HDR-3…6. */
export function MainNav({ navigation, isLive }: { navigation: Navigation | undefined; isLive: boolean }) {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [menus] = useState(() => new MenuController());
  const openId = useSyncExternalStore(menus.subscribe, menus.getOpenId, () => undefined);

  useOnNavigation(menus.close);
  useEffect(() => (ref.current ? menus.attach(ref.current) : undefined), [menus]);

  return (
    <nav ref={ref} aria-label={FRAME.mainMenu} className="main-nav">
      <ul className="nav-list">
        {NAV_LINKS.map((entry) => {
          const { label, to, menu } = entry;
          const current = currentOf(entry, pathname);
          if (!menu || !navigation) {
            return (
              <li key={to} className="nav-item">
                <a href={to} className="nav-link" aria-current={current} data-label={label}>
                  {label}
                </a>
              </li>
            );
          }
          const isOpen = openId === menu;
          return (
            <NavMenu key={to} id={menu} label={label} to={to} current={current} isOpen={isOpen} isLive={isLive}>
              {menu === "services" ? (
                <MegaMenu navRef={ref} navigation={navigation} isOpen={isOpen} />
              ) : (
                <SolutionsMenu solutions={navigation.solutions} />
              )}
            </NavMenu>
          );
        })}
      </ul>
    </nav>
  );
}
