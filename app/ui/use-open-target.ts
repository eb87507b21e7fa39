import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/**
 * Opens the switch in the target of a link, and the collapsed items around it. Browsers open those around it when they load
 * a page or follow a fragment; this does it after client-side navigation.
 */
export function useOpenTarget(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const inPlace = target?.querySelector<HTMLDetailsElement>(":scope > .in-place, :scope > details > .in-place");
    let item = inPlace ?? target?.closest("details");
    while (item) {
      item.open = true;
      item = item.parentElement?.closest("details");
    }
  }, [location]);
}
