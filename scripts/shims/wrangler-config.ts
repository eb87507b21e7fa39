/*
 * Library: wrangler 4.116.0. It exports the function that reads wrangler.toml for an environment under an unstable_
 * name only.
 * Changed: the name. The outbox program finds its store by it, and tests read wrangler.toml.
 * Gain: the same parser as wrangler's.
 * Upstream: none found.
 * Remove when: wrangler exports it under a stable name.
 * Test: tests/unit/scripts/wrangler-settings.test.ts, "the examples in wrangler.toml are valid settings".
 */
export { unstable_readConfig as readWranglerConfig } from "wrangler";
