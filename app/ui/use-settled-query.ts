import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { isOtherPagePending } from "../router/shims/router-globals.ts";

/**
 * The text of a filter, stored only in the URL, so that a filtered page can be reloaded and shared.
 * @param key the search parameter
 * @param settleMs pause in typing after which the URL is updated
 * @returns the current text and functions that set it after the pause or immediately
 */
export function useSettledQuery(key: string, settleMs: number) {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setQuery = useCallback(
    (text: string, when: "settled" | "now" = "settled") => {
      clearTimeout(timer.current);
      const { pathname } = window.location;
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
        // The next page is here, and this component is about to go: the query belongs to the page before.
        if (window.location.pathname !== pathname) return;
        // Would cancel a navigation that is under way, so wait until it has ended.
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
