import { MENU_DELAY_MS } from "../../lib/behaviour.ts";

interface HoverIntentOptions<Id> {
  show: (id: Id | undefined) => void;
  isHeadedForPanel: (dx: number, dy: number) => boolean;
  restMs: number;
}

/**
 * Shows the panel of an item on which the pointer rests for `restMs`, and none after the pointer has left. While the
 * pointer moves diagonally toward the shown panel, that panel stays, whatever the pointer crosses. Source: HDR-4.
 * @param isHeadedForPanel whether a pointer that has left an item and gone so far is on its way to the item's panel
 */
export function hoverIntent<Id>({ show, isHeadedForPanel, restMs }: HoverIntentOptions<Id>) {
  let over: Id | undefined;
  let last = { x: 0, y: 0 };
  let leftAt: typeof last | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Cancels the pending change. The pointer must leave an item and return before its panel shows again. */
  function cancel(): void {
    clearTimeout(timer);
    timer = leftAt = undefined;
  }
  function schedule(ms: number) {
    clearTimeout(timer);
    const act = () => {
      cancel();
      show(over);
    };
    timer = setTimeout(act, over === undefined ? MENU_DELAY_MS.close : ms);
  }
  /** Reports where the pointer is, on which item or panel, if any, and what is shown. */
  function pointerAt(id: Id | undefined, shown: Id | undefined, at = last): void {
    if (id !== over) {
      if (over !== undefined && over === shown) leftAt = last;
      over = id;
      if (id === shown) cancel();
      else schedule(restMs);
    }
    last = at;
    if (!timer || !leftAt) return;
    if (isHeadedForPanel(at.x - leftAt.x, at.y - leftAt.y)) schedule(MENU_DELAY_MS.open);
    else leftAt = undefined;
  }
  return { pointerAt, cancel };
}
