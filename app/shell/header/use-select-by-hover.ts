import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { MENU_DELAY_MS } from "../../lib/behaviour.ts";
import { isHeadedFor, type Point, pointOf } from "./pointer-path.ts";

/**
 * Selects the tab the pointer is on: at once, or, while the pointer is on its way to the panel beside the tabs and only
 * crosses others, when it comes to rest.
 * @returns props for the tab list
 */
export function useSelectByHover(
  selected: string,
  select: (key: string) => void,
  panelRef: RefObject<HTMLElement | null>,
) {
  const from = useRef<Point>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      clearTimeout(timer.current);
      const key = (event.target as Element).closest<HTMLElement>('[role="tab"]')?.dataset["key"];
      const previous = from.current;
      const to = pointOf(event);
      from.current = to;
      if (!key || key === selected) return;
      const panel = panelRef.current?.getBoundingClientRect();
      const isCrossing =
        previous &&
        panel &&
        isHeadedFor(
          [
            { x: panel.left, y: panel.top },
            { x: panel.left, y: panel.bottom },
          ],
          previous,
          to,
        );
      if (isCrossing) timer.current = setTimeout(() => select(key), MENU_DELAY_MS.open);
      else select(key);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      from.current = undefined;
    },
  };
}
