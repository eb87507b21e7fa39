/** Links that lead to a page of this site: no download, no other tab, no file. */
export const PAGE_LINK = 'a[href^="/"]:not([download], [target], [href*="."])';

/** Path and query of the other page that a link, or what stands in it, leads to. */
export function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINK) : null;
  return link && link.pathname !== location.pathname ? link.pathname + link.search : undefined;
}
