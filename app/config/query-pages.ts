/**
 * Query parameters that change what a page says, by path. Everywhere else the edge cache ignores the query, so a page
 * whose loader reads one must stand here, or all visitors get the answer of the first.
 */
export const QUERY_PARAMS_BY_PATH: Readonly<Record<string, readonly string[]>> = {
  "/services": ["q"],
};
