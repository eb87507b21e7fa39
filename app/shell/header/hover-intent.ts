import { MENU_DELAY_MS } from "../../lib/behaviour.ts";

interface HoverIntentOptions<Id> {
  show: (id: Id | undefined) => void;
  /** Whether a pointer that moves like this is on its way from an item to its panel. */
  isHeadedForPanel: (dx: number, dy: number) => boolean;
  restMs: number;
}

type Move = Pick<PointerEvent, "type" | "pointerType" | "movementX" | "movementY">;

/**
 * Shows the panel of an item on which the pointer rests for `restMs`, and none after the pointer has left. While the
 * pointer moves diagonally toward the shown panel, that panel stays, whatever the pointer crosses. Source: HDR-4.
 */
export function hoverIntent<Id>({ show, isHeadedForPanel, restMs }: HoverIntentOptions<Id>) {
  let over: Id | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Cancels the pending change. The pointer must leave an item and return before its panel shows again. */
  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  /** Reports where the pointer is, on which item or panel, if any, and what is shown. Touch has no hover. */
  function pointerAt(item: Id | undefined, shown: Id | undefined, { type, pointerType, movementX, movementY }: Move) {
    if (pointerType === "touch") return;
    const id = type === "pointerleave" ? undefined : item;
    const isHeaded = shown !== undefined && isHeadedForPanel(movementX, movementY);
    // The first report may come from outside a panel that is shown.
    const isNew = id !== over || (id === undefined && !timer);
    over = id;
    if (id === shown) return cancel();
    if (!isNew && !(timer && isHeaded)) return;
    cancel();
    const restedMs = isHeaded ? MENU_DELAY_MS.open : restMs;
    timer = setTimeout(
      () => {
        cancel();
        show(id);
      },
      id === undefined ? MENU_DELAY_MS.close : restedMs,
    );
  }
  return { pointerAt, cancel };
}
