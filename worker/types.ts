import type { OutboxMessage } from "./contact/message.ts";
import type { Config } from "./env.ts";

/** Bindings that wrangler.toml may leave out; without one, what it does is simply off. */
export interface OptionalBindings {
  CONTACT_RATE_LIMIT?: RateLimit;
  CONTACT_OUTBOX?: Queue<OutboxMessage>;
  CONTACT_OUTBOX_DEAD?: Queue;
  CONTACT_DEAD_LETTERS?: KVNamespace;
  ALERT_EMAIL?: SendEmail;
}

export type Bindings = Env & OptionalBindings;

/** Where an answer came from: this isolate's memory, the location's cache, a render, or a render that is never kept. */
export type CacheState = "memory" | "edge" | "miss" | "bypass";

/** What Hono's context carries through the worker. */
export interface WorkerEnv {
  Bindings: Bindings;
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
    /** Whether the smoke test of this version's deploy asks. */
    isSmokeTest: boolean;
    /** The address's pattern, for the log. */
    route?: string;
    cacheState?: CacheState;
  };
}
