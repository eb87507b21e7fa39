import { useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../frame/logo.tsx";
import { HEADER_SOLID_FROM_PX } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { fill } from "../../lib/text/fill.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { useScrolledPast } from "./use-scrolled-past.ts";
import { useRootData } from "../../lib/context/root-data.ts";
import { MainNav } from "./main-nav.tsx";
import { currentOf } from "./nav-links.ts";
import { MobileMenu } from "./mobile-menu.tsx";

/**
 * The site's head: the firm's sign, the seven links and their menus, and the way to the search. White, except at the top of the home page, where it
 * lies clear on the hero. Until React runs (`data-live`), CSS alone opens the menus and turns the header white: see
 * shell/header/site-header.css. Source: HDR-1…3, FIND-2.
 */
export function SiteHeader({ hasFailed }: { hasFailed: boolean }) {
  const root = useRootData();
  const { pathname } = useLocation();
  const isLive = useHydrated();
  const isScrolled = useScrolledPast(HEADER_SOLID_FROM_PX);
  // A home page that could not be rendered has no hero to lie on.
  const isOverHero = !hasFailed && pathname === "/";
  const search = { label: FRAME.search.name, to: FRAME.search.path };
  return (
    <header
      className="site-header on-paper"
      data-clear={(isOverHero && !isScrolled) || undefined}
      data-live={isLive || undefined}
    >
      <div className="header-bar">
        <a
          href="/"
          className="header-logo"
          aria-label={root ? fill(FRAME.homeOf, { firm: root.firm.name }) : FRAME.home}
        >
          <Logo />
        </a>
        <MainNav navigation={root?.navigation} isLive={isLive} />
        <a href={search.to} className="header-search" aria-current={currentOf(search, pathname)}>
          <Icon name="magnifier" />
          <span className="visually-hidden">{search.label}</span>
        </a>
        <MobileMenu navigation={root?.navigation} phone={root?.firm.phone} isLive={isLive} />
      </div>
    </header>
  );
}
