import type { NavigateFunction } from "react-router";

/** Links to a page of this site: no download, no other tab, no file. The router's own `<Link>` follows itself. */
const FOLLOWED = 'a[href^="/"]:not([href^="//"], [download], [target], [data-discover])';

/**
 * Has the router follow all plain links to pages: one listener in place of a component for each link, which would have to
 * be hydrated first. Returns how to stop. Source: GEN-4.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const path = pathOf(event);
    if (!path || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(path, { replace: path === pathname + search + hash });
  };
  document.addEventListener("click", follow);
  return () => document.removeEventListener("click", follow);
}

/** Where a click leads, if to a page and in this tab. Clicks with a modifier key or another button are the browser's. */
function pathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest<HTMLAnchorElement>(FOLLOWED);
  return link && !link.pathname.includes(".") ? link.pathname + link.search + link.hash : undefined;
}
