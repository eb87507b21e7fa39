import { createMiddleware } from "hono/factory";
import type { WorkerEnv } from "./types.ts";

/** Whether a path leads into a folder of the build's static files. The worker is asked only for those that are not there. */
export const isFilePath = (path: string): boolean => /^\/(?:assets|fonts|pictures|marks)(?:\/|$)/.test(path);

/**
 * A missing file is answered in one line and never stored: a browser of an earlier deploy that asks for its chunk is to
 * learn at once, and without the weight of a page, that it is gone.
 */
export const missingFiles = createMiddleware<WorkerEnv>(async (c, next) => {
  if (isFilePath(c.var.url.pathname)) return c.text("Not found\n", 404, { "cache-control": "no-store" });
  await next();
});
