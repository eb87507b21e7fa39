import { createMiddleware } from "hono/factory";
import { BUILD_ID } from "./build-id.ts";
import { digest } from "./digest.ts";
import type { WorkerEnv } from "./types.ts";

/** Request header with the key of a smoke test. */
export const SMOKE_KEY_HEADER = "x-smoke-key";

/** Response header for the key's holder: confirms which build answered. */
export const SMOKE_BUILD_HEADER = "x-smoke-build";

/**
 * Knows the smoke test of a deploy (scripts/smoke.ts). Each deploy makes a key, gives its version the digest of it as
 * SMOKE_TEST_DIGEST and forgets the key when it is done: afterwards nobody has one. What a key opens is harmless besides:
 * its holder's contact requests are judged and go nowhere (contact/smoke-sink.ts). Source: OPS-3.
 */
export const smokeTest = createMiddleware<WorkerEnv>(async (c, next) => {
  const key = c.req.header(SMOKE_KEY_HEADER);
  const { smokeTestDigest } = c.var.config;
  c.set("isSmokeTest", Boolean(key && smokeTestDigest) && (await digestOfKey(key!)) === smokeTestDigest);
  await next();
  if (c.var.isSmokeTest) c.res.headers.set(SMOKE_BUILD_HEADER, BUILD_ID);
});

/** The digest of a key that a version stores. */
export const digestOfKey = (key: string): Promise<string> => digest(new TextEncoder().encode(key));
