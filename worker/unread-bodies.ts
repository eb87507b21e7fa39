import { createMiddleware } from "hono/factory";
import { BODY_LIMIT_BYTES, readBody } from "./contact/read-body.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Reads, and drops, the body of a request that was answered without it, as far as an honest one is long: a runtime closes
 * a connection on which a body is left, and then the answer, or what the client sends next, may be lost.
 */
export const unreadBodies = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  if (c.req.raw.body && !c.req.raw.bodyUsed) await readBody(c.req.raw, BODY_LIMIT_BYTES).catch(() => {});
});
