import { lazy, Suspense } from "react";
import { Link } from "../../ui/link.tsx";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MegaMenuProps } from "./mega-menu-tabs.tsx";

/** 22 KB, without which pages hydrate 190 ms sooner on slow 4G (2026-11-27, medians of seven interleaved runs). */
export const loadMenus = () => import("./lazy-menus.ts");

/** Phones never show the tabs, but open the dialog that comes with them. They load both in an idle moment. */
const Tabs = import.meta.env.SSR
  ? (await loadMenus()).MegaMenuTabs
  : lazy(async () => {
      if (matchMedia(`(width < ${MOBILE_BREAKPOINT_EM}em)`).matches) await idleMoment();
      return { default: (await loadMenus().catch(() => undefined))?.MegaMenuTabs ?? (() => null) };
    });

/** The services menu: its categories, and a line about all services, which is there without their code. Source: HDR-4. */
export const MegaMenu = (props: MegaMenuProps) => (
  <div className="mega-grid">
    <Suspense>
      <Tabs {...props} />
    </Suspense>
    <p className="mega-foot">
      <span>{props.navigation.servicesSummary}</span>
      <Link to={OVERVIEWS.services.to} className="text-link">
        {OVERVIEWS.services.label}
      </Link>
    </p>
  </div>
);

/** Soon in any case: a page change waits for it. */
const idleMoment = () =>
  new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 1000 }) : setTimeout(resolve),
  );
