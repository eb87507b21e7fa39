import { createMiddleware } from "hono/factory";
import type { WorkerEnv } from "./types.ts";

/** Whether a path is in a folder of static files. The worker receives such a request only if the file does not exist. */
export const isFilePath = (path: string): boolean => /^\/(?:assets|fonts|pictures|marks)(?:\/|$)/.test(path);

/**
 * Answers a missing file with one line of text that is never cached. A browser that runs an earlier build and requests
 * an old chunk does not have to download a whole not-found page.
 */
export const missingFiles = createMiddleware<WorkerEnv>(async (c, next) => {
  if (isFilePath(c.var.url.pathname)) return c.text("Not found\n", 404, { "cache-control": "no-store" });
  await next();
});
