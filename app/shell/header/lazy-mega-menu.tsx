import { lazy, Suspense } from "react";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import type { MegaMenuProps } from "./mega-menu.tsx";
import { MegaMenuFoot } from "./mega-menu-foot.tsx";

const loadMenu = async () => (await import("./mega-menu.tsx")).MegaMenu;

/** React Aria's tabs are a third of the header's code, and phones never show them. */
const MegaMenu = import.meta.env.SSR
  ? await loadMenu()
  : lazy(async () => {
      if (matchMedia(`(width < ${MOBILE_BREAKPOINT_EM}em)`).matches) await idleMoment();
      return { default: await loadMenu().catch(() => Foot) };
    });

/** The services menu. Its code comes after the page's, and on phones in an idle moment. Source: HDR-4. */
export const LazyMegaMenu = (props: MegaMenuProps) => (
  <Suspense fallback={<Foot {...props} />}>
    <MegaMenu {...props} />
  </Suspense>
);

/** What a menu without its code shows. */
const Foot = ({ navigation }: MegaMenuProps) => (
  <div className="mega-grid">
    <MegaMenuFoot navigation={navigation} />
  </div>
);

const idleMoment = () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
