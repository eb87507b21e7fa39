import type { Config } from "./env.ts";

/** Where an answer came from: this isolate's memory, the location's cache, a render, or a render that is never kept. */
export type CacheState = "memory" | "edge" | "miss" | "bypass";

/** What Hono's context carries through the worker. */
export interface WorkerEnv {
  Bindings: Env;
  Variables: {
    config: Config;
    requestId: string;
    /** The request's address, parsed once. */
    url: URL;
    /** Origin for canonical links: SITE_URL, or the request's own. */
    siteUrl: string;
    /** Whether search engines may list what this host answers. */
    indexable: boolean;
    nonce: string;
    cacheState?: CacheState;
    /** Set when something of the page failed while it was rendered: such a page is never kept. */
    renderFailed?: boolean;
  };
}
