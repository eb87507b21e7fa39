import { createMiddleware } from "hono/factory";
import { problem } from "./problem.ts";
import type { WorkerEnv } from "./types.ts";

const ALLOWED = "GET, HEAD, POST";

/** Pages are read, and forms on them posted; what is neither gets a short answer instead of a rendered page. */
export const pageMethods = createMiddleware<WorkerEnv>(async (c, next) => {
  const { method } = c.req;
  if (method === "GET" || method === "HEAD") return next();
  if (method === "OPTIONS") return c.body(null, 204, { allow: ALLOWED });
  if (method !== "POST") {
    c.header("allow", ALLOWED);
    return problem(c, 405, "method-not-allowed", `Pages answer ${ALLOWED}.`);
  }
  await next();
  c.header("cache-control", "no-store");
});
