import type { OutboxMessage } from "./contact/message.ts";
import type { Config } from "./env.ts";

/** Bindings that wrangler.toml may omit. Without one, its feature is disabled. */
export interface OptionalBindings {
  CONTACT_RATE_LIMIT?: RateLimit;
  CONTACT_OUTBOX?: Queue<OutboxMessage>;
  CONTACT_OUTBOX_DEAD?: Queue;
  CONTACT_DEAD_LETTERS?: KVNamespace;
  ALERT_EMAIL?: SendEmail;
}

export type Bindings = Env & OptionalBindings;

/** Source of a response: the isolate's memory, the edge cache, a render, or a render that is never cached. */
export type CacheState = "memory" | "edge" | "miss" | "bypass";

/** Types of Hono's context. */
export interface WorkerEnv {
  Bindings: Bindings;
  Variables: {
    config: Config;
    requestId: string;
    /** URL of the request, parsed once. */
    url: URL;
    /** Origin for canonical links: SITE_URL, or the origin of the request. */
    siteUrl: string;
    /** Whether search engines may index this host. */
    indexable: boolean;
    nonce: string;
    /** Whether the request comes from this version's smoke test. */
    isSmokeTest: boolean;
    /** URL pattern, for the log. */
    route?: string;
    cacheState?: CacheState;
  };
}
