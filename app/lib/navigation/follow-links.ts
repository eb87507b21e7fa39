import type { NavigateFunction } from "react-router";
import { signOfStay } from "../dom/first-sign.ts";

/** Links that lead to a page of this site: no download, no other tab, no file. The router's own `<Link>` follows itself. */
const FOLLOWED = 'a[href^="/"]:not([href^="//"], [download], [target], [data-discover])';

/**
 * Has the router follow all plain links to pages: one listener in place of a component for each, which would have to be hydrated
 * first. Returns how to stop. Source: GEN-4.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const stop = new AbortController();
  const follow = (event: MouseEvent) => {
    const path = pathOf(event);
    if (!path || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(path, { replace: path === pathname + search + hash });
  };
  // What is pressed in a part that is not hydrated yet React keeps to itself: nothing else in the page hears of it. The header
  // and the footer are by then, and have ideas of their own of some presses.
  const followUnheard = (event: MouseEvent) => {
    if (signOfStay() && (event.target as Element).closest("main")) follow(event);
  };
  addEventListener("click", followUnheard, { capture: true, signal: stop.signal });
  document.addEventListener("click", follow, { signal: stop.signal });
  return () => stop.abort();
}

/** Where a click leads to, if to a page and in this tab: with a key or another button held it is the browser's. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(FOLLOWED);
  return link && !link.pathname.includes(".") ? link.pathname + link.search + link.hash : undefined;
}
