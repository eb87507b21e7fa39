import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { MORE_LINKS, NAV_LINKS } from "../../content/interface/menus.ts";
import type { Navigation } from "../../content/types/navigation.types.ts";
import { useInertSurroundings } from "./use-inert-surroundings.ts";
import { useOnNavigation } from "./use-on-navigation.ts";
import { isPopoverOpen, usePopoverOpen } from "./use-popover-open.ts";
import { MobileMenuSection } from "./mobile-menu-section.tsx";
import { currentOf, FOOTER_ID } from "./nav-links.ts";

interface MobileMenuProps {
  navigation: Navigation | undefined;
  phone: { display: string; href: string } | undefined;
  isLive: boolean;
}

/**
 * The menu of narrow windows: a labeled button and a native popover, so opening, closing and Escape work without
 * JavaScript. With JavaScript the page behind is inert, and any navigation closes the menu. Browsers without popovers
 * get a link to the footer's lists. Sources: HDR-7, GEN-8.
 */
export function MobileMenu({ navigation, phone, isLive }: MobileMenuProps) {
  const sheetRef = useRef<HTMLDivElement>(null);
  const isOpen = usePopoverOpen(sheetRef);
  const { pathname } = useLocation();
  useInertSurroundings(sheetRef);

  const close = useCallback(() => {
    if (isPopoverOpen(sheetRef.current)) sheetRef.current?.hidePopover();
  }, []);
  useOnNavigation(close);

  useEffect(() => {
    const sheet = sheetRef.current;
    if (!isOpen || !sheet) return;
    const wide = matchMedia(`(min-width: ${MOBILE_BREAKPOINT_EM}em)`);
    // A closing popover returns focus to its button, which is hidden in wide windows.
    const closeInWide = () => {
      close();
      document.querySelector<HTMLElement>(".header-logo")?.focus({ preventScroll: true });
    };
    const closeOnChoice = ({ target }: MouseEvent) => (target as Element).closest("a") && close();
    // In WebKit, Escape in a search field does not close the popover.
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    wide.addEventListener("change", closeInWide);
    sheet.addEventListener("click", closeOnChoice);
    sheet.addEventListener("keydown", closeOnEscape);
    return () => {
      wide.removeEventListener("change", closeInWide);
      sheet.removeEventListener("click", closeOnChoice);
      sheet.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, close]);

  return (
    <>
      <a href={`#${FOOTER_ID}`} className="menu-link">
        {FRAME.menu}
      </a>
      <button
        type="button"
        className="menu-button"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-expanded={isLive ? isOpen : undefined}
      >
        <span className="menu-button-open">
          {FRAME.menu}
          <Icon name="list" />
        </span>
        <span className="menu-button-close">
          {`${FRAME.close.shown} `}
          <span className="visually-hidden">{FRAME.close.heard}</span>
          <Icon name="close" />
        </span>
      </button>
      <div ref={sheetRef} id="mobile-menu" popover="auto" className="mobile-menu on-paper">
        <SearchField id="menu-search" isShort />
        <nav aria-label={FRAME.menu}>
          <ul>
            {NAV_LINKS.map((entry) => {
              const { label, to, menu } = entry;
              return (
                <li key={to} className="mobile-item">
                  {menu && navigation ? (
                    <MobileMenuSection id={menu} label={label} navigation={navigation} />
                  ) : (
                    <a href={to} className="mobile-row" aria-current={currentOf(entry, pathname)}>
                      {label}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-6">
            {MORE_LINKS.map(({ label, to }) => (
              <a key={to} href={to} className="inline-flex min-h-11 items-center text-link">
                {label}
              </a>
            ))}
          </p>
        </nav>
        {navigation && phone && (
          <p className="mt-7 grid gap-2.5">
            <LinkButton to={navigation.call.to}>{navigation.call.label}</LinkButton>
            <LinkButton to={phone.href} variant="ruled">
              {phone.display}
            </LinkButton>
          </p>
        )}
      </div>
    </>
  );
}
