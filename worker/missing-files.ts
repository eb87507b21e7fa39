import { createMiddleware } from "hono/factory";
import type { WorkerEnv } from "./types.ts";

/** Folders of the build's static files. A request for one of these reaches the worker only when the file is not there. */
const FILE_PATH = /^\/(?:assets|fonts|pictures|marks)(?:\/|$)/;

/**
 * A missing file is answered in one line and never stored: a browser of an earlier deploy that asks for its chunk is to
 * learn at once, and without the weight of a page, that it is gone.
 */
export const missingFiles = createMiddleware<WorkerEnv>(async (c, next) => {
  if (FILE_PATH.test(c.var.url.pathname)) return c.text("Not found\n", 404, { "cache-control": "no-store" });
  await next();
});
