/*
 * Library: wrangler 4.116.0. It exports the functions that read wrangler.toml for an environment, and that make
 * Miniflare's options of it, under unstable_ names only.
 * Changed: the names. The outbox program finds its store by the first, and tests read wrangler.toml; the local site runs
 * with the bindings, queues and limits of the second.
 * Gain: the same parser as wrangler's.
 * Upstream: none found.
 * Remove when: wrangler exports it under a stable name.
 * Test: tests/unit/scripts/wrangler-settings.test.ts, "the examples in wrangler.toml are valid settings".
 */
export {
  unstable_getMiniflareWorkerOptions as workerOptionsOf,
  unstable_readConfig as readWranglerConfig,
} from "wrangler";
