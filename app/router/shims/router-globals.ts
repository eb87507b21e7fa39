/*
 * Library: react-router 8.4.0. In framework mode its manifest names the root's style sheet, which it fetches with the data of the
 * root.
 * Changed: the root's style sheet leaves the manifest.
 * Gain: the first page change does not fetch the site's own sheet (17 KB), which is in every page.
 * Upstream: none found.
 * Remove when: the root's style sheet is a link in the page.
 * Test: tests/e2e/shims.slow.spec.ts, "the router does not fetch the site's sheet, which is in the page".
 */
interface ReactRouterGlobals {
  __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> };
}

/** To be called before hydration. */
export function forgetInlinedSheet(): void {
  const root = (window as ReactRouterGlobals)["__reactRouterManifest"]?.routes["root"];
  if (root) delete root.css;
}
