import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Calls back on every navigation, also within the page: immediately on Back and Forward, on links when the URL changes
 * and before the new page is painted, and when the page enters the back/forward cache.
 * @param onNavigation must be stable
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
