import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { Button, type PressEvent } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { Modal } from "react-aria-components/Modal";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../frame/logo.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import { MORE_LINKS, NAV_LINKS } from "../../content/interface/menus.ts";
import type { RootData } from "../../lib/context/root-data.ts";
import type { NavEntry } from "../../content/types/navigation.types.ts";
import { MenuList } from "./menu-list.tsx";
import { currentOf, NavLink } from "./nav-link.tsx";

/** The menu of narrow windows: a modal dialog over the page. Any choice closes it. Sources: HDR-7, GEN-8. */
export function MobileMenuDialog({ root, onClose }: { root: RootData | undefined; onClose: () => void }) {
  return (
    <Modal
      className="mobile-menu on-paper fixed inset-0 z-50 bg-paper-0"
      isOpen
      onOpenChange={onClose}
      onClick={({ target }) => (target as Element).closest("a") && onClose()}
    >
      <Dialog aria-label={FRAME.menu} className="absolute inset-0 flex flex-col overflow-y-auto outline-none">
        <div className="flex h-$header flex-none items-center justify-between px-$gutter">
          <Logo className="h-6.5" />
          <Button slot="close" className="menu-button flex min-h-12 items-center gap-1.5 text-[0.9375rem] font-600">
            {`${FRAME.close.shown} `}
            <span className="visually-hidden">{FRAME.close.heard}</span>
            <Icon name="close" />
          </Button>
        </div>
        <div className="flex-1 overflow-y-auto border-t px-$gutter pb-10 pt-2 media-short:flex-none media-short:overflow-visible">
          <SearchField id="menu-search" isShort />
          <nav aria-label={FRAME.mainMenu}>
            <DisclosureGroup>
              <ul>
                {NAV_LINKS.map((entry) => (
                  <li key={entry.to} className="border-b">
                    {entry.menu && root ? (
                      <Section entry={entry}>
                        <MenuList id={entry.menu} navigation={root.navigation} />
                      </Section>
                    ) : (
                      <NavLink entry={entry} className={row} />
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
  );
}

const row =
  "mobile-row flex min-h-14 w-full items-center justify-between font-serif text-[1.375rem] leading-[1.3] font-400";

/** A collapsible list. */
function Section({ entry, children }: { entry: NavEntry; children: ReactNode }) {
  const current = currentOf(entry, useLocation().pathname);
  return (
    <Disclosure>
      <Button slot="trigger" className={row} onPress={showRow} aria-current={current && "true"}>
        {entry.label}
        <Icon name="caret-down" className="size-5" />
      </Button>
      <DisclosurePanel
        className="mobile-list"
        // `aria-hidden` beside `hidden="until-found"` is invalid HTML (react-spectrum #10552).
        render={(props) => <div {...props} aria-hidden={undefined} />}
      >
        {children}
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Collapsing the other list may move the pressed row out of view. */
const showRow = ({ target }: PressEvent) => requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
