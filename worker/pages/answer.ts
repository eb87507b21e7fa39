import type { CacheState } from "../types.ts";
import type { PageKind } from "./asked.ts";
import type { KeptPage } from "./memory.ts";
import { pathAsText } from "./not-found-template.ts";
import { fillTemplate } from "./template.ts";

/**
 * Browsers keep a page but ask each time whether it still holds: after a deploy its chunks are gone. Nobody between may
 * keep it: the nonce in it is one visitor's.
 */
const PAGE_CACHING = "private, no-cache";

/** The data of a page may be a minute old: long enough for what was prefetched to be used. */
const DATA_CACHING = "public, max-age=60";

/** What of one visitor's request their answer needs. */
export interface Visit {
  nonce: string;
  /** As it is named on a not-found page. */
  path: string;
  ifNoneMatch?: string;
  /** Version of the client's files: browsers with another one load anew (app/lib/navigation/stale-build.ts). */
  clientBuild: string;
}

const encoder = new TextEncoder();

/** Answers with a kept page: a fresh nonce is written in, or 304 sent to a browser that has this page. */
export function answerKept(kind: PageKind, page: KeptPage, state: CacheState, visit: Visit): Response {
  const status = kind === "not-found" ? 404 : 200;
  const contentType = kind === "data" ? "text/x-script" : "text/html; charset=utf-8";
  const headers = new Headers({ "cache-control": cachingOf(status, contentType) });
  describe(headers, state, visit);
  // A not-found page is stored nowhere, so nobody asks whether it still holds.
  if (kind !== "not-found") {
    headers.set("etag", page.etag);
    if (hasCopy(visit.ifNoneMatch, page.etag)) return new Response(null, { status: 304, headers });
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

/** Answers with what was rendered for this request; a page that can be kept says so, all others are not to be stored. */
export function answerRendered(response: Response, state: CacheState, visit: Visit): Response {
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
export function hasCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => opaque(tag) === opaque(etag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
