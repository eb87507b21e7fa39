/** Metadata exported by a route module as `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /**
   * Query parameters that change the page. Requests with one of them bypass the cache. All other parameters are removed
   * before loaders and components see the URL, in development too, so that one cached page serves all.
   */
  query?: readonly string[];
}
