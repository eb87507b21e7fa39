import { lazy, Suspense } from "react";
import { Link } from "../../ui/link.tsx";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import { OVERVIEWS } from "../../content/interface/menus.ts";
import type { MegaMenuProps } from "./mega-menu-tabs.tsx";

const loadTabs = async () => (await import("./mega-menu-tabs.tsx")).MegaMenuTabs;

/** React Aria's tabs are a third of the header's code. Phones never show them and load them in an idle moment. */
const Tabs = import.meta.env.SSR
  ? await loadTabs()
  : lazy(async () => {
      if (matchMedia(`(width < ${MOBILE_BREAKPOINT_EM}em)`).matches) await idleMoment();
      return { default: await loadTabs().catch(() => () => null) };
    });

/** The services menu: its categories, and a line about all services, which is there without their code. Source: HDR-4. */
export const MegaMenu = ({ navigation, isOpen }: MegaMenuProps) => (
  <div className="mega-grid">
    <Suspense>
      <Tabs navigation={navigation} isOpen={isOpen} />
    </Suspense>
    <p className="mega-foot">
      <span>{navigation.servicesSummary}</span>
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
