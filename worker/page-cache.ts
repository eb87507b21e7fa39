import type { Context } from "hono";
import { withDeclaredQuery } from "./declared-query.ts";
import { edgeStore } from "./edge-store.ts";
import { cutNotFoundTemplate, samplePath } from "./not-found-template.ts";
import { answerKept, answerRendered } from "./page-answer.ts";
import { type PageKey, pageKeyOf, pagePath } from "./page-key.ts";
import { LOST_MEMORY_LIMIT_BYTES, MEMORY_LIMIT_BYTES } from "./page-memory.ts";
import { type Begun, PageStore } from "./page-store.ts";
import { cutTemplate, type PageTemplate } from "./page-template.ts";
import { renderPage } from "./pages.ts";
import type { WorkerEnv } from "./types.ts";

/** What a page says may depend on the day. */
const DAY_MS = 24 * 60 * 60 * 1000;

const pages = new PageStore({ limitBytes: MEMORY_LIMIT_BYTES, freshMs: DAY_MS });

/** Apart from the pages, so that a scan of wrong paths drives none of them out. */
const lostPages = new PageStore({ limitBytes: LOST_MEMORY_LIMIT_BYTES, freshMs: Infinity });

/**
 * Answers pages and their data: from this isolate's memory, from the location's cache, or by rendering. Every visitor
 * gets the same page, but each answer its own nonce. A first visitor's page streams while it is rendered.
 */
export async function servePage(c: Context<WorkerEnv>): Promise<Response> {
  const page = import.meta.env.DEV ? null : pageKeyOf(c);
  if (!page) {
    c.set("cacheState", "bypass");
    return answerRendered(c, await renderPage(c, withDeclaredQuery(c.req.raw, pagePath(c.var.url.pathname))));
  }
  const isLost = page.kind === "not-found";
  const found = await (isLost ? lostPages : pages).find(page.key, {
    begin: () => (isLost ? beginNotFound(c, page) : begin(c, page)),
    shared: isLost ? undefined : edgeStore(c.var.url.origin, c.env),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
  c.set("cacheState", found.from === "render" ? "miss" : found.from);
  if (found.from !== "render") return answerKept(c, page.kind, found.page);

  // A visitor who already has a copy, or wants the headers only, is better served with the finished page.
  const isWholeWanted = isLost || c.req.method === "HEAD" || c.req.header("if-none-match") !== undefined;
  const kept = isWholeWanted ? await found.page : undefined;
  return kept ? answerKept(c, page.kind, kept) : answerRendered(c, await found.first());
}

/** Nothing of the visitor's request but the path: what is kept for all cannot hold what one of them sent. */
const plainRequest = (c: Context<WorkerEnv>, path: string) => new Request(c.var.url.origin + path);

type First = () => Response | Promise<Response>;

async function begin(c: Context<WorkerEnv>, page: PageKey): Promise<Begun<First>> {
  const response = await renderPage(c, plainRequest(c, page.render));
  const { body, headers, status } = response;
  if (status !== 200 || !body || headers.has("set-cookie")) {
    return { first: () => response, whole: Promise.resolve(null) };
  }
  const [toVisitor, toKeep] = body.tee();
  return { first: () => new Response(toVisitor, response), whole: readWhole(c, toKeep) };
}

/** Reads the page to its end, unless something of it failed. */
async function readWhole(c: Context<WorkerEnv>, body: ReadableStream<Uint8Array>): Promise<PageTemplate | null> {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return c.var.renderFailed ? null : cutTemplate(bytes, { nonce: c.var.nonce });
}

/** Renders one not-found page for its whole class: it costs the next wrong path next to nothing. */
async function beginNotFound(c: Context<WorkerEnv>, page: PageKey): Promise<Begun<First>> {
  const sample = samplePath(page.render);
  const response = await renderPage(c, plainRequest(c, sample.path));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isWhole = response.status === 404 && !c.var.renderFailed;
  return {
    first: () => renderPage(c, plainRequest(c, c.var.url.pathname)),
    whole: Promise.resolve(isWhole ? cutNotFoundTemplate(bytes, sample, c.var.nonce) : null),
  };
}
