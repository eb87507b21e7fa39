import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls back when the visitor goes elsewhere, to another page or within this one: at once with the browser's back and
 * forward; when the address changes by a link, before the new page is painted or takes the focus; and when a browser puts
 * the page away whole, so that it does not come back as it was left.
 * @param onNavigation always the same function
 */
export function useOnNavigation(onNavigation: () => void): void {
  const location = useLocation();

  useEffect(() => {
    const ends = new AbortController();
    for (const type of ["popstate", "pagehide"]) addEventListener(type, onNavigation, { signal: ends.signal });
    return () => ends.abort();
  }, [onNavigation]);

  const here = useRef(location);
  useLayoutEffect(() => {
    if (here.current === location) return;
    here.current = location;
    onNavigation();
  }, [onNavigation, location]);
}
