import { createMiddleware } from "hono/factory";
import { problem } from "./problem.ts";
import type { WorkerEnv } from "./types.ts";

const ALLOWED = "GET, HEAD, POST";
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded\b|multipart\/form-data;.*\bboundary=.)/i;

/** Pages are read, and forms on them posted; what is neither gets a short answer instead of a rendered page. */
export const pageMethods = createMiddleware<WorkerEnv>(async (c, next) => {
  const { method } = c.req;
  if (method === "GET" || method === "HEAD") return next();
  if (method === "OPTIONS") return c.body(null, 204, { allow: ALLOWED });
  if (method !== "POST") {
    c.header("allow", ALLOWED);
    return problem(c, 405, "method-not-allowed", `Pages answer ${ALLOWED}.`);
  }
  if (!FORM_TYPE.test(c.req.header("content-type") ?? "")) {
    return problem(c, 415, "not-a-form", "Post a form: application/x-www-form-urlencoded or multipart/form-data.");
  }
  await next();
  c.header("cache-control", "no-store");
});
