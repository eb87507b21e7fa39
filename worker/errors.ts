import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERROR_PAGE } from "../app/content/interface/error.ts";
import { log } from "./log.ts";
import { plainPage } from "./plain-page.ts";
import { problem } from "./problem.ts";
import type { WorkerEnv } from "./types.ts";

/** Handles every uncaught exception: logs the cause and sends the visitor a short message without it. */
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

/** Sent if even the error page cannot be rendered. Depends on nothing else. */
const PLAIN_ERROR_PAGE = plainPage({
  title: ERROR_PAGE.title,
  text: ERROR_PAGE.text,
  links: [
    ["", ERROR_PAGE.reload],
    ["/", ERROR_PAGE.home],
  ],
});
