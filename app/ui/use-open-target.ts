import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the collapsed items around the target of a link. Browsers do so when they load a page or follow a fragment; this
 * does it after client-side navigation.
 */
export function useOpenTarget(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    let item = document.getElementById(location.hash.slice(1))?.closest("details");
    while (item) {
      item.open = true;
      item = item.parentElement?.closest("details");
    }
  }, [location]);
}
