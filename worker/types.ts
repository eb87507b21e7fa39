import type { Config } from "./env.ts";

/** What Hono's context carries through the worker. */
export interface WorkerEnv {
  Bindings: Env;
  Variables: { config: Config; requestId: string; nonce: string };
}
