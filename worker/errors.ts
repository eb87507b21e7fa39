import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { log } from "./log.ts";
import { problem } from "./problem.ts";
import type { WorkerEnv } from "./types.ts";

/** The only place where an exception becomes a response: the cause goes to the log, a calm sentence to the visitor. */
export function onError(error: Error, c: Context<WorkerEnv>): Response {
  if (error instanceof HTTPException) return error.getResponse();
  log("error", "unhandled-exception", {
    requestId: c.var.requestId,
    route: c.var.route,
    error: error.name,
    message: error.message,
    stack: error.stack,
  });
  if (c.req.path.startsWith("/api/")) {
    return problem(c, 500, "internal", "Something went wrong on our side. Please try again.");
  }
  return c.html(PLAIN_ERROR_PAGE, 500, { "cache-control": "no-store" });
}

/** Stands where not even the error page could be rendered, so it needs nothing else. */
const PLAIN_ERROR_PAGE = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Something went wrong</title></head>
<body><main><h1>Something went wrong</h1><p>An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.</p><p><a href="">Reload</a> <a href="/">Go Home</a></p></main></body></html>`;
