import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Icon } from "../../ui/icon.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import type { MenuId, NavEntry } from "../../content/types/navigation.types.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { fill } from "../../lib/text/fill.ts";
import { NavLink } from "./nav-link.tsx";
import type { NavMenus } from "./use-nav-menus.ts";

type NavMenuProps = { id: MenuId; entry: NavEntry; menus: NavMenus; children: ReactNode };

/**
 * A link of the header with a menu: the word leads to the overview, the caret beside it opens the menu (disclosure
 * navigation, no role=menu). Until it is hydrated (`data-live`), CSS shows the panel under a hovering pointer. Source: HDR-4…6.
 */
export function NavMenu({ id, entry, menus, children }: NavMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = menus.openId === id;

  // Focus in a closing panel returns to the trigger.
  useLayoutEffect(() => {
    if (!isOpen && panel.current?.contains(document.activeElement)) trigger.current?.focus();
  }, [isOpen]);

  function followLink(event: MouseEvent) {
    const { pointerType } = event.nativeEvent as PointerEvent;
    if (pointerType !== "touch" || isOpen) return menus.close();
    // Touch has no hover: the first tap opens the menu, the second follows the link. The trigger tells the state.
    event.preventDefault();
    menus.press(id, pointerType);
    trigger.current?.focus();
  }
  return (
    <li className="nav-item relative flex items-center" data-menu={id} data-live={useHydrated() || undefined}>
      <Disclosure className="contents" isExpanded={isOpen}>
        <NavLink entry={entry} onClick={followLink} />
        <Button
          ref={trigger}
          slot="trigger"
          // Its click target covers the gap to the next link.
          className="nav-toggle needs-script"
          aria-label={fill(FRAME.menuOf, { label: entry.label })}
          onPress={({ pointerType }) => menus.press(id, pointerType)}
        >
          <Icon name="caret-down" className="size-2.75" />
        </Button>
        <DisclosurePanel
          ref={panel}
          className={`nav-panel on-paper border-t bg-paper-0 ${id === "services" ? "services-menu" : "solutions-menu"}`}
          onClick={({ target }) => (target as Element).closest("a") && menus.close()}
          // CSS hides a closed panel from everybody. With aria-hidden it would be mute where CSS shows it.
          render={(props) => <div {...props} aria-hidden={undefined} />}
        >
          {children}
        </DisclosurePanel>
      </Disclosure>
    </li>
  );
}
