import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Icon } from "../../ui/icon.tsx";
import { FOOTER_ID } from "../frame/site-footer.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import type { RootData } from "../../lib/context/root-data.ts";
import { useWideWindow } from "../../lib/dom/use-wide-window.ts";
import { usePageState } from "../../router/use-page-state.ts";
import { type LazyMenus, loadMenus } from "./mega-menu.tsx";

/**
 * The button of the menu of narrow windows. Any navigation closes the menu. Without its code, and without JavaScript, the
 * button leads to the footer's lists. Source: HDR-7.
 */
export function MobileMenu({ root }: { root: RootData | undefined }) {
  const [isOpen, setIsOpen] = usePageState(false);
  const [code, setCode] = useState<LazyMenus>();

  const isWide = useWideWindow();
  useEffect(() => {
    if (!isWide || !isOpen) return;
    setIsOpen(false);
    // The button, to which focus would return, is hidden in wide windows.
    document.querySelector<HTMLElement>(".header-logo")?.focus({ preventScroll: true });
  }, [isWide, isOpen, setIsOpen]);
  useEffect(loadWhenIdle, []);

  function open() {
    setIsOpen(true);
    loadMenus().then(setCode, () => {
      setIsOpen(false);
      location.hash = FOOTER_ID;
    });
  }
  return (
    <>
      <noscript>
        <a href={`#${FOOTER_ID}`} className="py-3 text-[0.9375rem] font-600 md:hidden">
          {FRAME.menu}
        </a>
      </noscript>
      <Button
        className="menu-button needs-script flex min-h-12 items-center gap-1.5 text-[0.9375rem] font-600 md:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
      >
        {FRAME.menu}
        <Icon name="list" />
      </Button>
      {isOpen && !isWide && code && <code.MobileMenuDialog root={root} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** So that a first press or hover need not wait. */
function loadWhenIdle(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void loadMenus().catch(() => {}));
}
