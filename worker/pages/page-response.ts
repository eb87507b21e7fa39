import type { CacheState } from "../types.ts";
import type { PageKind } from "./page-request.ts";
import type { CachedPage } from "./memory-cache.ts";
import { pathAsText } from "./not-found-template.ts";
import { fillTemplate } from "./template.ts";

/**
 * Browsers store a page but revalidate it each time, because its chunks change with a deploy. Shared caches must not
 * store it, because its nonce belongs to one response.
 */
const PAGE_CACHING = "private, no-cache";

/** Page data may be one minute old, long enough for a prefetched response to be used. */
const DATA_CACHING = "public, max-age=60";

/** The parts of a request that its response depends on. */
export interface Visit {
  nonce: string;
  /** Path that a not-found page shows. */
  path: string;
  ifNoneMatch?: string;
  /** Version of the client build. A browser with another version loads the next page in full. */
  clientBuild: string;
}

const encoder = new TextEncoder();

/** Responds with a cached page and a new nonce, or with 304 if the browser has this page. */
export function respondFromCache(kind: PageKind, page: CachedPage, state: CacheState, visit: Visit): Response {
  const status = kind === "not-found" ? 404 : 200;
  const contentType = kind === "data" ? "text/x-script" : "text/html; charset=utf-8";
  const headers = new Headers({ "cache-control": cachingOf(status, contentType) });
  describe(headers, state, visit);
  // Browsers do not store a not-found page, so it needs no ETag.
  if (kind !== "not-found") {
    headers.set("etag", page.etag);
    if (matchesEtag(visit.ifNoneMatch, page.etag)) return new Response(null, { status: 304, headers });
  }
  const body = fillTemplate(page.template, {
    nonce: encoder.encode(visit.nonce),
    path: encoder.encode(pathAsText(visit.path)),
  });
  headers.set("content-type", contentType);
  headers.set("content-length", String(body.byteLength));
  if (kind === "data") headers.set("x-remix-response", "yes");
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
}

/** Responds with a page rendered for this request. Only cacheable pages may be stored. */
export function respondRendered(response: Response, state: CacheState, visit: Visit): Response {
  const { headers, status } = response;
  if (!headers.has("cache-control")) {
    const caching = state === "miss" ? cachingOf(status, headers.get("content-type") ?? "") : "no-store";
    headers.set("cache-control", caching);
  }
  describe(headers, state, visit);
  return response;
}

function describe(headers: Headers, state: CacheState, { clientBuild }: Visit): void {
  headers.append("server-timing", `cache;desc=${state}`);
  headers.set("x-client-build", clientBuild);
}

function cachingOf(status: number, contentType: string): string {
  if (status !== 200) return "no-store";
  return contentType.startsWith("text/html") ? PAGE_CACHING : DATA_CACHING;
}

/** Weak comparison. Source: RFC 9110, sections 8.8.3.2 and 13.1.2. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
