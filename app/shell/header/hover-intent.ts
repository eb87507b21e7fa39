import { MENU_DELAY_MS } from "../../lib/behaviour.ts";

interface HoverIntentOptions<Id> {
  show: (id: Id | undefined) => void;
  /** Whether a pointer that moves like this is on its way from an item to its panel. */
  isHeadedForPanel: (dx: number, dy: number) => boolean;
  restMs: number;
}

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
  function act(): void {
    cancel();
    show(over);
  }
  /** Reports where the pointer is, on which item or panel, if any, and what is shown. */
  function pointerAt(
    id: Id | undefined,
    shown: Id | undefined,
    { movementX, movementY }: Pick<PointerEvent, "movementX" | "movementY">,
  ): void {
    const isHeaded = shown !== undefined && isHeadedForPanel(movementX, movementY);
    // The first report may come from outside a panel that is shown.
    const isNew = id !== over || (id === undefined && !timer);
    over = id;
    if (id === shown) return cancel();
    if (!isNew && !(timer && isHeaded)) return;
    cancel();
    const restedMs = isHeaded ? MENU_DELAY_MS.open : restMs;
    timer = setTimeout(act, id === undefined ? MENU_DELAY_MS.close : restedMs);
  }
  return { pointerAt, cancel };
}
