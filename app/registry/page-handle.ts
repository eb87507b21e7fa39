/** What a route module says of its page, as `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  /**
   * Query parameters that change what the page says. The worker renders the page for each such request alone; any other
   * parameter is left out before loaders and components see the address, in development too, so that one page can be
   * kept for all.
   */
  query?: readonly string[];
}
