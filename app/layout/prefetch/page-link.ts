/** Links that lead to a page of this site: no download, no other tab, no file, and no query, which nobody keeps the answer to. */
export const PAGE_LINK = 'a[href^="/"]:not([download], [target], [href*="."], [href*="?"])';

/** Links to what is looked up and not read on: the register of rules, the glossary. Their pages are large. */
export const LOOK_UP_LINK = 'a[rel="help"]';

/** Path and query of the other page that a link, or what stands in it, leads to. */
export function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  return link && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}

/** Path and query of the page whose data an address gives: `/about` for `/about.data`, `/` for `/_.data`; undefined for any other file. */
export function pageOfData(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href);
  if (!pathname.endsWith(".data")) return undefined;
  const page = pathname.slice(0, -".data".length);
  // React Router names the routes whose data it wants.
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return (page.endsWith("/_") ? page.slice(0, -1) : page) + query;
}

/** Whether an event's target is a link that fetches something ahead. */
export const isPrefetchLink = (target: EventTarget | null): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === "prefetch";
