/**
 * Whether a post comes from this site's own pages. The browser's own verdict counts first: `Sec-Fetch-Site` cannot be
 * set by a page, and holds behind a proxy that changes the host. Without it, `Origin` must be this site's. With neither
 * it is no browser's cross-site post: every browser sends `Origin` with those.
 * @param siteUrl the origin under which visitors know the site, where it differs from the request's own
 */
export function isSameOrigin(request: Request, siteUrl: string | null): boolean {
  const site = request.headers.get("sec-fetch-site");
  // "none" is the visitor's own doing, such as a page restored after a restart.
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin || origin === siteUrl;
}
