import { useCallback, useEffect, useRef } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { FILTER_SETTLE_MS } from "../lib/behaviour.ts";

/** The search parameter of a filter. */
export const QUERY_PARAM = "q";

/**
 * The text of a filter, stored only in the URL, so that a filtered page can be reloaded and shared.
 * @returns the current text, and a function that sets it immediately or after a pause in typing
 */
export function useSettledQuery() {
  const [params, setParams] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const next = useNavigation().location?.pathname;
  const nextPath = useRef(next);
  useEffect(() => {
    nextPath.current = next;
  }, [next]);

  const setQuery = useCallback(
    (text: string, when: "settled" | "now" = "settled") => {
      clearTimeout(timer.current);
      const { pathname } = window.location;
      const set = () =>
        setParams(
          (current) => {
            if (text.trim()) current.set(QUERY_PARAM, text.trim());
            else current.delete(QUERY_PARAM);
            return current;
          },
          { replace: true, preventScrollReset: true },
        );
      const setUnlessLeaving = () => {
        // The next page is here, and this component is about to go: the query belongs to the page before.
        if (window.location.pathname !== pathname) return;
        // Would cancel a navigation that is under way, so wait until it has ended.
        if ((nextPath.current ?? pathname) !== pathname) timer.current = setTimeout(setUnlessLeaving, FILTER_SETTLE_MS);
        else set();
      };
      if (when === "now") set();
      else timer.current = setTimeout(setUnlessLeaving, FILTER_SETTLE_MS);
    },
    [setParams],
  );
  return [params.get(QUERY_PARAM) ?? "", setQuery] as const;
}
