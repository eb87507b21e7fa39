import type { Context } from "hono";
import * as build from "virtual:react-router/server-build";
import { pathAsText } from "./not-found-template.ts";
import type { KeptPage } from "./page-memory.ts";
import type { PageKey } from "./page-key.ts";
import { fillTemplate } from "./page-template.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * Browsers keep a page but ask each time whether it still holds: after a deploy its chunks are gone. Nobody between may
 * keep it: the nonce in it is one visitor's.
 */
const PAGE_CACHING = "private, no-cache";

/** The data of a page may be a minute old: long enough for what was prefetched to be used. */
const DATA_CACHING = "public, max-age=60";

const encoder = new TextEncoder();

/** Answers with a kept page: a fresh nonce is written in, or 304 sent to a browser that has this page. */
export function answerKept(c: Context<WorkerEnv>, kind: PageKey["kind"], { template, ...page }: KeptPage): Response {
  const status = kind === "not-found" ? 404 : 200;
  const contentType = kind === "data" ? "text/x-script" : "text/html; charset=utf-8";
  // A not-found page is stored nowhere, so nobody asks whether it still holds.
  const etag = kind === "not-found" ? "" : page.etag;
  const headers = new Headers({
    "cache-control": cachingOf(status, contentType),
    "server-timing": `cache;desc=${c.var.cacheState}`,
    "x-client-build": build.assets.version,
  });
  if (etag) headers.set("etag", etag);
  if (etag && hasCopy(c.req.header("if-none-match"), etag)) return new Response(null, { status: 304, headers });

  const body = fillTemplate(template, {
    nonce: encoder.encode(c.var.nonce),
    path: encoder.encode(pathAsText(c.var.url.pathname)),
  });
  headers.set("content-type", contentType);
  headers.set("content-length", String(body.byteLength));
  if (kind === "data") headers.set("x-remix-response", "yes");
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Answers with what was rendered for this request; a page that can be kept says so, all others are not to be stored. */
export function answerRendered(c: Context<WorkerEnv>, response: Response): Response {
  const { headers, status } = response;
  const isShared = c.var.cacheState === "miss" && status === 200;
  if (!headers.has("cache-control")) {
    headers.set("cache-control", isShared ? cachingOf(status, headers.get("content-type") ?? "") : "no-store");
  }
  headers.append("server-timing", `cache;desc=${c.var.cacheState}`);
  headers.set("x-client-build", build.assets.version);
  return response;
}

function cachingOf(status: number, contentType: string): string {
  if (status !== 200) return "no-store";
  return contentType.startsWith("text/html") ? PAGE_CACHING : DATA_CACHING;
}

/** Weak comparison. Source: RFC 9110, sections 8.8.3.2 and 13.1.2. */
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
