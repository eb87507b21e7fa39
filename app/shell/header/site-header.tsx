import { type ComponentProps, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../frame/logo.tsx";
import { HEADER_SOLID_FROM_PX } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { NAV_LINKS } from "../../content/interface/menus.ts";
import { fill } from "../../lib/text/fill.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { useRootData } from "../../lib/context/root-data.ts";
import { PageProgress } from "../../router/page-progress.tsx";
import { MenuList } from "./menu-list.tsx";
import { MegaMenu } from "./mega-menu.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavLink } from "./nav-link.tsx";
import { NavMenu } from "./nav-menu.tsx";
import { useNavMenus } from "./use-nav-menus.ts";
import { useWideWindow } from "../../lib/dom/use-wide-window.ts";
import { useScrolledPast } from "../../lib/dom/use-scrolled-past.ts";

/** The site's header: its bar, and the menus that open from it. Source: HDR-3…8, FIND-2. */
export function SiteHeader({ hasFailed }: { hasFailed: boolean }) {
  const root = useRootData();
  const { pathname } = useLocation();
  const { menus, headerProps } = useNavMenus();
  return (
    // A home page that failed to render has no hero.
    <HeaderFrame {...headerProps} isOverHero={!hasFailed && pathname === "/"}>
      <div className="header-bar page-width">
        <Link
          to="/"
          // The symbol only in the narrowest windows.
          className="header-logo"
          aria-label={root ? fill(FRAME.homeOf, { firm: root.firm.name }) : FRAME.home}
        >
          <Logo className="w-auto max-w-none flex-none" />
        </Link>
        <WideWindow>
          <nav aria-label={FRAME.mainMenu} className="main-nav h-full max-md:hidden [grid-area:nav]">
            <ul className="nav-list flex h-full">
              {NAV_LINKS.map((entry) =>
                entry.menu && root ? (
                  <NavMenu key={entry.to} id={entry.menu} entry={entry} menus={menus}>
                    {entry.menu === "services" ? (
                      <MegaMenu navigation={root.navigation} menus={menus} />
                    ) : (
                      <MenuList id="solutions" navigation={root.navigation} />
                    )}
                  </NavMenu>
                ) : (
                  <li key={entry.to} className="nav-item relative flex items-center">
                    <NavLink entry={entry} />
                  </li>
                ),
              )}
            </ul>
          </nav>
        </WideWindow>
        <NavLink
          entry={{ label: FRAME.search.name, to: FRAME.search.path }}
          // The focus ring is inset; outside of the header it would overlap the content below.
          className="header-search max-md:hidden md:grid"
        >
          <Icon name="magnifier" />
          <span className="visually-hidden">{FRAME.search.name}</span>
        </NavLink>
        <Link
          to={pathname === FRAME.talk.to ? FRAME.talk.here : FRAME.talk.to}
          className="button header-talk whitespace-nowrap text-[0.9375rem] [grid-area:talk]"
        >
          {FRAME.talk.label}
        </Link>
        <MobileMenu root={root} />
      </div>
      <PageProgress />
    </HeaderFrame>
  );
}

/** Hydrates the menus of wide windows in a part of their own. Narrow windows remove it before that. */
const WideWindow = ({ children }: { children: ReactNode }) => useWideWindow() && <Suspense>{children}</Suspense>;

/**
 * White, except over the hero at the top of the home page, where it is transparent. Until React runs (`data-live`), CSS
 * alone turns the header white: see site-header.css. A component of its own, so that neither hydration nor scrolling
 * renders the menus again. Source: HDR-1, HDR-2.
 */
function HeaderFrame({ isOverHero, ...props }: ComponentProps<"header"> & { isOverHero: boolean }) {
  const isLive = useHydrated();
  const isScrolled = useScrolledPast(HEADER_SOLID_FROM_PX);
  return (
    <header
      {...props}
      className="site-header on-paper fixed inset-x-0 top-0 z-20 h-$header media-short:absolute"
      data-clear={(isOverHero && !isScrolled) || undefined}
      data-live={isLive || undefined}
    />
  );
}
