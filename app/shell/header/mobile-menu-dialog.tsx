import { useEffect } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../frame/logo.tsx";
import { MOBILE_BREAKPOINT_EM } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { MORE_LINKS, NAV_LINKS } from "../../content/interface/menus.ts";
import type { RootData } from "../../lib/context/root-data.ts";
import { MobileMenuSection } from "./mobile-menu-section.tsx";
import { NavLink } from "./nav-link.tsx";

export interface MobileMenuDialogProps {
  root: RootData | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu of narrow windows: a modal dialog over the page. Any choice closes it. Sources: HDR-7, GEN-8. */
export function MobileMenuDialog({ root, isOpen, onOpenChange }: MobileMenuDialogProps) {
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${MOBILE_BREAKPOINT_EM}em)`);
    const close = () => {
      flushSync(() => onOpenChange(false));
      // The button, to which focus would return, is hidden in wide windows.
      document.querySelector<HTMLElement>(".header-logo")?.focus({ preventScroll: true });
    };
    if (isOpen) wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [isOpen, onOpenChange]);

  return (
    <ModalOverlay className="mobile-menu on-paper" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Modal onClick={({ target }) => (target as Element).closest("a") && onOpenChange(false)}>
        <Dialog aria-label={FRAME.menu}>
          <div className="mobile-bar">
            <Logo />
            <Button slot="close" className="menu-button">
              {`${FRAME.close.shown} `}
              <span className="visually-hidden">{FRAME.close.heard}</span>
              <Icon name="close" />
            </Button>
          </div>
          <div className="mobile-page">
            <SearchField id="menu-search" isShort />
            <nav aria-label={FRAME.mainMenu}>
              <DisclosureGroup>
                <ul>
                  {NAV_LINKS.map((entry) => (
                    <li key={entry.to} className="mobile-item">
                      {entry.menu && root ? (
                        <MobileMenuSection id={entry.menu} entry={entry} navigation={root.navigation} />
                      ) : (
                        <NavLink entry={entry} className="mobile-row" />
                      )}
                    </li>
                  ))}
                </ul>
              </DisclosureGroup>
              <p className="mt-4 flex flex-wrap gap-x-6">
                {MORE_LINKS.map(({ label, to }) => (
                  <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
                    {label}
                  </Link>
                ))}
              </p>
            </nav>
            {root && (
              <p className="mt-7 grid">
                <LinkButton to={root.firm.phone.href} variant="ruled">
                  {root.firm.phone.display}
                </LinkButton>
              </p>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
