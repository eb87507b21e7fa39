import { lazy, Suspense } from "react";
import { Link } from "../../ui/link.tsx";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import type { NavMenus } from "./use-nav-menus.ts";

/** 22 KB, without which pages hydrate 190 ms sooner on slow 4G (2026-11-27, medians of seven interleaved runs). */
export const loadMenus = () => import("./lazy-menus.ts");

const Tabs = import.meta.env.SSR
  ? (await loadMenus()).MegaMenuTabs
  : lazy(async () => ({ default: (await loadMenus().catch(() => undefined))?.MegaMenuTabs ?? (() => null) }));

/**
 * The services menu: its categories, and a line about all services, which is there without their code. Source: HDR-4.
 * The served tabs are removed with hydration and rendered again when the visitor comes near: React Aria's tabs take one
 * task of 100 ms at 4x CPU (2026-11-27), and would take it on each page.
 */
export function MegaMenu({ navigation, menus }: { navigation: Navigation; menus: NavMenus }) {
  const isServed = !useHydrated();
  const isOpen = menus.openId === "services";
  return (
    <div className="mega-grid">
      {(isServed || isOpen || menus.isNear) && (
        <Suspense>
          <Tabs navigation={navigation} isOpen={isOpen} />
        </Suspense>
      )}
      <p className="mega-foot">
        <span>{navigation.servicesSummary}</span>
        <Link to={OVERVIEWS.services.to} className="text-link">
          {OVERVIEWS.services.label}
        </Link>
      </p>
    </div>
  );
}
