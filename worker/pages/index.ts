import type { Context } from "hono";
import * as build from "virtual:react-router/server-build";
import type { CacheState, WorkerEnv } from "../types.ts";
import { findPage, pageFrom, respond, type Rendered } from "./page-cache.ts";
import { classifyRequest } from "./page-request.ts";
import { pageFacts, renderPage } from "./render.ts";

/**
 * Serves pages and their data. A cached page is rendered from nothing but its address and the settings, so that every
 * visitor gets the same, each response with its own nonce. Source: EDGE-7.
 */
export async function servePage(c: Context<WorkerEnv>): Promise<Response> {
  const { url, nonce } = c.var;
  const { address, isCacheable } = classifyRequest(c.req.method, url);
  if (!isCacheable) {
    const { response } = await renderPage(c, new Request(url.origin + address, c.req.raw));
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    return labeled(c, response, "bypass");
  }
  const key = JSON.stringify([pageFacts(c), address]);
  const { state, response, page } = await findPage(key, url.origin, () => renderForCache(c, address), c.executionCtx);
  const ifNoneMatch = c.req.header("if-none-match");
  // A streamed page has no ETag.
  const canStream = response && c.req.method === "GET" && ifNoneMatch === undefined;
  const whole = canStream ? undefined : await page;
  return labeled(c, whole ? respond(whole, nonce, ifNoneMatch) : response!, state);
}

/** The response streams to the visitor, while a copy is read for the cache. */
async function renderForCache(c: Context<WorkerEnv>, address: string): Promise<Rendered> {
  const { response, hasFailed } = await renderPage(c, new Request(c.var.url.origin + address));
  const { body, headers, status } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html");
  // Browsers revalidate a page each time, because its scripts change with a deploy. Data may be as old as its prefetch.
  headers.set("cache-control", status !== 200 ? "no-store" : isPage ? "private, no-cache" : "private, max-age=60");
  if (status !== 200 || !body || headers.has("set-cookie")) return { response };
  const [toVisitor, toKeep] = body.tee();
  const kept = new Headers(headers);
  const keep = (bytes: ArrayBuffer) => (hasFailed() ? undefined : pageFrom(bytes, kept, c.var.nonce));
  return { response: new Response(toVisitor, response), page: new Response(toKeep).arrayBuffer().then(keep) };
}

function labeled(c: Context<WorkerEnv>, response: Response, state: CacheState): Response {
  c.set("cacheState", state);
  response.headers.append("server-timing", `cache;desc=${state}`);
  // The build that answered, for operators (docs/operations.md). Browsers read the one in the data.
  response.headers.set("x-client-build", build.assets.version);
  // A shared cache behind a login must not store the answer. Source: RFC 9111, section 3.5.
  if (c.req.header("authorization") !== undefined) response.headers.set("cache-control", "no-store");
  return response;
}
