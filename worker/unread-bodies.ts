import { createMiddleware } from "hono/factory";
import { BODY_LIMIT_BYTES, readBody } from "./contact/read-body.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Drains the body of a request that was answered without reading it, up to the size limit of a valid body. The runtime
 * closes a connection with an unread body, and the client may then lose the response or its next request.
 */
export const unreadBodies = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  if (c.req.raw.body && !c.req.raw.bodyUsed) await readBody(c.req.raw, BODY_LIMIT_BYTES).catch(() => {});
});
