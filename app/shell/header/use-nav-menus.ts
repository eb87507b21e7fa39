import { type PointerEvent, useEffect, useState } from "react";
import { MENU_DELAY_MS } from "../../lib/behaviour.ts";
import type { MenuId } from "../../content/types/navigation.types.ts";
import { usePageState } from "../../router/use-page-state.ts";
import { hoverIntent } from "./hover-intent.ts";

export type NavMenus = ReturnType<typeof useNavMenus>["menus"];
type OpenMenu = { id: MenuId; isByHover?: boolean };

/**
 * Which of the header's menus is open, at most one. The mouse opens and closes them by resting, but never closes a menu
 * that has keyboard focus. Returns the menus and the handlers of the `<header>`. Source: HDR-4…6.
 */
export function useNavMenus() {
  const [open, setOpen] = usePageState<OpenMenu | undefined>(undefined);
  const [hover] = useState(() =>
    hoverIntent<MenuId>({
      show: (id) => setOpen((now) => (now && isHeld(now) ? now : id && { id, isByHover: true })),
      isHeadedForPanel: (dx, dy) => dy > Math.abs(dx) / 16,
      restMs: MENU_DELAY_MS.open,
    }),
  );

  useEffect(() => {
    // A menu that CSS has opened under the pointer before hydration stays open.
    const id = menuAt(document.querySelector("[data-menu]:hover"));
    if (id && matchMedia("(hover: hover)").matches) {
      setOpen({ id, isByHover: true });
      hover.pointerAt(id, id);
    }
    return hover.cancel;
  }, [hover, setOpen]);

  useEffect(() => {
    if (!open) return hover.cancel();
    const closed = new AbortController();
    const { signal } = closed;
    const closeOutside = ({ target }: Event) => menuAt(target) !== open.id && setOpen(undefined);
    addEventListener("keydown", ({ key }) => key === "Escape" && setOpen(undefined), { signal, capture: true });
    for (const type of ["pointerdown", "focusin"]) addEventListener(type, closeOutside, { signal });
    return () => closed.abort();
  }, [open, hover, setOpen]);

  const menus = {
    openId: open?.id,
    /** Opens or closes a menu that was pressed. */
    toggle: (id: MenuId, isOpen: boolean) => {
      hover.cancel();
      // Moving the mouse to the caret has already opened the menu, so a click keeps it open.
      const stays = open?.isByHover && !hasKeyboardFocus(id);
      setOpen(isOpen || stays ? { id } : undefined);
    },
    close: () => setOpen(undefined),
  };
  const follow = ({ type, pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    const id = type === "pointerleave" ? undefined : menuAt(target);
    if (pointerType !== "touch") hover.pointerAt(id, open?.id, { x, y });
  };
  return { menus, headerProps: { onPointerMove: follow, onPointerLeave: follow } };
}

/** Whether the keyboard has opened a menu or is in its panel. */
const isHeld = ({ id, isByHover }: OpenMenu): boolean => hasKeyboardFocus(id, isByHover ? ".nav-panel" : "");

const hasKeyboardFocus = (id: MenuId, within = ""): boolean =>
  document.querySelector(`[data-menu="${id}"] ${within} :focus-visible`) !== null;

const menuAt = (target: EventTarget | null): MenuId | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-menu]")?.dataset["menu"] as MenuId) : undefined;
