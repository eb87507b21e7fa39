import { createMiddleware } from "hono/factory";
import { markdownPath } from "../shared/markdown-path.ts";
import type { WorkerEnv } from "./types.ts";

/** Names a page's Markdown version in a Link header, so that neither HTML nor scripts grow. Source: TRUST-4, RFC 8288. */
export const markdownLink = createMiddleware<WorkerEnv>(async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) return;
  headers.append("link", `<${markdownPath(c.var.url.pathname)}>; rel="alternate"; type="text/markdown"`);
});
