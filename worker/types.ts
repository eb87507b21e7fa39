import type { OutboxMessage } from "./contact/outbox.ts";
import type { Config } from "./env.ts";

/** Bindings that wrangler.toml may leave out; without one, what it does is simply off. */
export interface OptionalBindings {
  CONTACT_RATE_LIMIT?: RateLimit;
  CONTACT_OUTBOX?: Queue<OutboxMessage>;
}

export type Bindings = Env & OptionalBindings;

/** What Hono's context carries through the worker. */
export interface WorkerEnv {
  Bindings: Bindings;
  Variables: { config: Config; requestId: string; nonce: string };
}
