import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { isOtherPagePending } from "../../shims/router-globals.ts";

/**
 * A filter's text, kept in the address and nowhere else, so that a filtered page can be reloaded, shared and gone back to.
 * @param key the search parameter
 * @param settleMs pause in typing after which the address follows
 * @returns the text of the address, and what sets it: after the pause, or at once
 */
export function useSettledQuery(key: string, settleMs: number) {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setQuery = useCallback(
    (text: string, when: "settled" | "now" = "settled") => {
      clearTimeout(timer.current);
      const set = () =>
        setParams(
          (current) => {
            if (text.trim()) current.set(key, text.trim());
            else current.delete(key);
            return current;
          },
          { replace: true, preventScrollReset: true },
        );
      const setUnlessLeaving = () => {
        // It would take the place of a page that is on its way. Should that one not come, it is the text's turn.
        if (isOtherPagePending()) timer.current = setTimeout(setUnlessLeaving, settleMs);
        else set();
      };
      if (when === "now") set();
      else timer.current = setTimeout(setUnlessLeaving, settleMs);
    },
    [key, setParams, settleMs],
  );
  return [params.get(key) ?? "", setQuery] as const;
}
