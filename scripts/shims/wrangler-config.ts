/*
 * Library: wrangler 4.116.0. It reads wrangler.toml with an environment's part laid over it, and exports that under an
 * unstable_ name only.
 * Changed: the name. The settings of a deploy are checked before anything is built.
 * Gain: a deploy with a missing setting is refused in a second, by the same reading that wrangler itself does.
 * Upstream: none found.
 * Goes: when wrangler exports it under a stable name.
 * Test: tests/unit/scripts/wrangler-settings.test.ts, "the examples in wrangler.toml are valid settings".
 */
export { unstable_readConfig as readWranglerConfig } from "wrangler";
