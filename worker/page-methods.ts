import { createMiddleware } from "hono/factory";
import * as build from "virtual:react-router/server-build";
import { problem } from "./problem.ts";
import { pageOf } from "./shims/data-requests.ts";
import type { WorkerEnv } from "./types.ts";

/** Paths of pages with a form that can be posted without JavaScript. */
const FORM_PATHS = new Set(
  Object.values(build.routes).flatMap((route) => (route?.path && route.module.action ? [`/${route.path}`] : [])),
);

/** Allows GET and HEAD on pages, and POST on pages with a form. Other methods get 405 without rendering a page. */
export const pageMethods = createMiddleware<WorkerEnv>(async (c, next) => {
  const { method } = c.req;
  if (method === "GET" || method === "HEAD") return next();
  const hasForm = FORM_PATHS.has(pageOf(c.var.url.pathname).path);
  const allow = hasForm ? "GET, HEAD, POST" : "GET, HEAD";
  if (method === "OPTIONS") return c.body(null, 204, { allow });
  if (method !== "POST" || !hasForm) {
    c.header("allow", allow);
    return problem(c, 405, "method-not-allowed", `This address answers ${allow}.`);
  }
  await next();
  c.header("cache-control", "no-store");
});
