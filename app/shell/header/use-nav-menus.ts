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
  const [isNear, setNear] = useState(false);
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
    if (id && matchMedia("(hover: hover)").matches) setOpen({ id, isByHover: true });
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
    /** Whether the pointer or the focus has been in the header. */
    isNear,
    /** Opens or closes a menu. A pointer at the caret has already opened it, so its first click keeps it open. */
    press: (id: MenuId, pointerType: string) => {
      hover.cancel();
      const isOpened = open?.id === id && !(open.isByHover && pointerType !== "keyboard");
      setOpen(isOpened ? undefined : { id });
    },
    close: () => setOpen(undefined),
  };
  const approach = () => setNear(true);
  const follow = (event: PointerEvent) => {
    approach();
    hover.pointerAt(menuAt(event.target), open?.id, event);
  };
  return { menus, headerProps: { onFocus: approach, onPointerMove: follow, onPointerLeave: follow } };
}

/** Whether the keyboard has opened a menu or is in its panel. */
const isHeld = ({ id, isByHover }: OpenMenu): boolean =>
  document.querySelector(`[data-menu="${id}"] ${isByHover ? ".nav-panel" : ""} :focus-visible`) !== null;

const menuAt = (target: EventTarget | null): MenuId | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-menu]")?.dataset["menu"] as MenuId) : undefined;
