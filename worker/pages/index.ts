import type { Context } from "hono";
import * as build from "virtual:react-router/server-build";
import { FORM_BODY } from "../contact/body.ts";
import { handleContactRequest } from "../contact/handle-request.ts";
import { inSpan } from "../span.ts";
import type { WorkerEnv } from "../types.ts";
import { respondFromCache, respondRendered, type Visit } from "./page-response.ts";
import { type CacheableRequest, classifyRequest } from "./page-request.ts";
import { startNotFound, startPage, type FirstResponse, type Rendering } from "./start-render.ts";
import { edgeCache } from "./edge-cache.ts";
import { NOT_FOUND_MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES } from "./memory-cache.ts";
import { type RenderContext, type Rendered, renderPage } from "./render.ts";
import { sitePages } from "./site-pages.ts";
import { type Found, PageCache } from "./page-cache.ts";

/*
 * How a page request is answered:
 *
 * 1. page-request.ts classifies the request: a page, its data, a not-found page, or not cacheable.
 * 2. A request that is not cacheable (a posted form, a declared query) is rendered for this request only.
 * 3. page-cache.ts looks for the page in the isolate's memory (memory-cache.ts), waits for another request that is
 *    rendering it, or reads it from the edge cache (edge-cache.ts).
 * 4. On a miss, start-render.ts renders it with React Router (render.ts) from its path only. The response streams. A
 *    copy is split at the nonce (template.ts) and cached, unless the render failed.
 * 5. page-response.ts inserts a new nonce, or responds with 304.
 *
 * Only this file uses Hono's context.
 */

/** Pages may contain the date, so they are rendered again after one day. */
const DAY_MS = 24 * 60 * 60 * 1000;

const pages = new PageCache({ limitBytes: MEMORY_LIMIT_BYTES, freshMs: DAY_MS });

/** Separate from the pages, so that a scan of wrong paths cannot evict them. */
const notFoundPages = new PageCache({ limitBytes: NOT_FOUND_MEMORY_LIMIT_BYTES, freshMs: Infinity });

/**
 * Serves pages and their data. Every visitor gets the same page, each response with its own nonce. A request with
 * credentials gets the cached page too, but with `no-store`: a shared cache behind a login must not store it (RFC 9111,
 * section 3.5).
 */
export async function servePage(c: Context<WorkerEnv>): Promise<Response> {
  const response = await findAndAnswer(c);
  if (c.req.header("authorization") !== undefined) response.headers.set("cache-control", "no-store");
  return response;
}

async function findAndAnswer(c: Context<WorkerEnv>): Promise<Response> {
  const { nonce, url, siteUrl, indexable } = c.var;
  const visit: Visit = {
    nonce,
    path: url.pathname,
    ifNoneMatch: c.req.header("if-none-match"),
    clientBuild: build.assets.version,
  };
  const mayBeShared = !import.meta.env.DEV;
  const classified = classifyRequest({ method: c.req.method, url, mayBeShared, siteUrl, indexable }, sitePages);
  if (classified.kind === "uncacheable") {
    c.set("cacheState", "bypass");
    // Stryker disable next-line ConditionalExpression,ArithmeticOperator: only saves a copy of the request.
    const isWhole = classified.render === url.pathname + url.search;
    const request = isWhole ? c.req.raw : new Request(url.origin + classified.render, c.req.raw);
    return respondRendered((await renderFor(c, request)).response, "bypass", visit);
  }

  const found = await inSpan(c.executionCtx, "page.find", async (span) => {
    const one = await find(c, classified);
    span.setAttribute("page.found", one.from);
    return one;
  });
  const state = found.from === "render" ? "miss" : found.from;
  c.set("cacheState", state);
  if (found.from !== "render") return respondFromCache(classified.kind, found.page, state, visit);

  // A conditional or HEAD request needs the ETag of the finished page.
  const isWholeWanted = classified.kind === "not-found" || c.req.method === "HEAD" || visit.ifNoneMatch !== undefined;
  const cached = isWholeWanted ? await found.page : undefined;
  return cached
    ? respondFromCache(classified.kind, cached, state, visit)
    : respondRendered(await found.first(), state, visit);
}

function find(c: Context<WorkerEnv>, { kind, key, render }: CacheableRequest): Promise<Found<FirstResponse>> {
  const { nonce, url } = c.var;
  const rendering: Rendering = { nonce, render: (address) => renderFor(c, new Request(url.origin + address)) };
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return kind === "not-found"
    ? notFoundPages.find(key, { begin: () => startNotFound(rendering, render, url.pathname), waitUntil })
    : pages.find(key, { begin: () => startPage(rendering, render), shared: edgeCache(url.origin, c.env), waitUntil });
}

/** @param request the visitor's request, or for cacheable pages one with only the path */
function renderFor(c: Context<WorkerEnv>, request: Request): Promise<Rendered> {
  const { config, requestId, nonce, siteUrl, indexable } = c.var;
  const facts: RenderContext = {
    nonce,
    requestId,
    siteUrl,
    indexable,
    contentOrigin: config.contentOrigin,
    turnstileSiteKey: config.turnstile?.siteKey ?? null,
    takeForm: (form) => handleContactRequest(c, form, FORM_BODY),
  };
  return inSpan(c.executionCtx, "page.render", async (span) => {
    const rendered = await renderPage(request, facts);
    span.setAttribute("page.route", c.var.route ?? "");
    span.setAttribute("page.status", rendered.response.status);
    return rendered;
  });
}
