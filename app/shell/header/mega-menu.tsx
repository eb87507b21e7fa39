import { useEffect, useState } from "react";
import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import { SERVED_ONLY } from "../../lib/dom/stay-as-served.ts";
import { useServed } from "../../lib/context/use-hydrated.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { MenuList } from "./menu-list.tsx";
import type { NavMenus } from "./use-nav-menus.ts";

/** 22 KB, without which pages hydrate 190 ms sooner on slow 4G (2026-11-27, medians of seven interleaved runs). */
export const loadMenus = () => import("./lazy-menus.ts");
export type LazyMenus = Awaited<ReturnType<typeof loadMenus>>;

const onServer = import.meta.env.SSR ? await loadMenus() : undefined;

/**
 * The services menu: its categories, and a line about all services. The served tabs stay until the visitor comes near and
 * their code is there: React Aria's tabs take one task of 100 ms at 4x CPU (2026-11-27), and would take it on each page.
 * If it does not come, the categories are a list of links. Source: HDR-4.
 */
export function MegaMenu({ navigation, menus }: { navigation: Navigation; menus: NavMenus }) {
  const [code, setCode] = useState<LazyMenus>();
  const [hasFailed, setFailed] = useState(false);
  const isServed = useServed();
  const isOpen = menus.openId === "services";
  const isNeeded = isOpen || menus.isNear;
  useEffect(() => {
    if (isNeeded) loadMenus().then(setCode, () => setFailed(true));
  }, [isNeeded]);

  if (hasFailed)
    return (
      <div className="page-width">
        <MenuList id="services" navigation={navigation} />
      </div>
    );
  return (
    <div className="mega-grid page-width">
      {code ? (
        <code.MegaMenuTabs navigation={navigation} isOpen={isOpen} />
      ) : (
        isServed && (
          <div ref={keepFocus} className="contents" data-served {...SERVED_ONLY}>
            {onServer && <onServer.MegaMenuTabs navigation={navigation} isOpen={false} />}
          </div>
        )
      )}
      <p className="mega-foot flex justify-between gap-6 text-small text-muted">
        <span>{navigation.servicesSummary}</span>
        <Link to={OVERVIEWS.services.to} className="text-link">
          {OVERVIEWS.services.label}
        </Link>
      </p>
    </div>
  );
}

/** Focus in the served tabs returns to the trigger when others replace them. */
const keepFocus = (tabs: HTMLElement | null) => () => {
  if (tabs?.contains(document.activeElement))
    tabs.closest("[data-menu]")?.querySelector<HTMLElement>(".nav-toggle")?.focus();
};
