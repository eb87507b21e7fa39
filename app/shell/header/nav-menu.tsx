import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { FRAME } from "../../content/interface/frame.ts";
import type { MenuId } from "../../content/types/navigation.types.ts";
import { fill } from "../../lib/text/fill.ts";

interface NavMenuProps {
  id: MenuId;
  label: string;
  to: string;
  current: "page" | "true" | undefined;
  isOpen: boolean;
  isLive: boolean;
  children: ReactNode;
}

/**
 * A link of the header with a menu: the word leads to the overview, the caret beside it opens the menu (disclosure
 * navigation, no role=menu). MenuController listens to it; until React runs, the panel is a native popover and the caret
 * its button. Source: HDR-4…6.
 */
export function NavMenu({ id, label, to, current, isOpen, isLive, children }: NavMenuProps) {
  const panelId = `${id}-menu`;
  return (
    <li className="nav-item nav-menu" data-menu={id} data-open={isOpen || undefined}>
      <a href={to} className="nav-link" aria-current={current} data-label={label}>
        {label}
      </a>
      <button
        type="button"
        className="nav-toggle"
        aria-label={fill(FRAME.menuOf, { label })}
        aria-expanded={isLive ? isOpen : undefined}
        aria-controls={panelId}
        popoverTarget={isLive ? undefined : panelId}
      >
        <Icon name="caret-down" />
      </button>
      <div
        id={panelId}
        className={`nav-panel on-paper ${id === "services" ? "mega" : "drop"}`}
        popover={isLive ? undefined : "auto"}
      >
        {children}
      </div>
    </li>
  );
}
