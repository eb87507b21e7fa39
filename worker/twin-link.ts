import { createMiddleware } from "hono/factory";
import { twinPath } from "../app/config/twin-path.ts";
import type { WorkerEnv } from "./types.ts";

/** A page says where it stands in Markdown, in a header rather than in its HTML and its scripts. Source: TRUST-4, RFC 8288. */
export const twinLink = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) return;
  headers.append("link", `<${twinPath(c.var.url.pathname)}>; rel="alternate"; type="text/markdown"`);
});
