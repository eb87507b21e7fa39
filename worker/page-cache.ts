import type { Context } from "hono";
import { withDeclaredQuery } from "./declared-query.ts";
import { readEdge, writeEdge } from "./edge-store.ts";
import { cutNotFoundTemplate, samplePath } from "./not-found-template.ts";
import { answerKept, answerRendered } from "./page-answer.ts";
import { type PageKey, pageKeyOf, pagePath } from "./page-key.ts";
import { type KeptPage, LOST_MEMORY_LIMIT_BYTES, PageMemory } from "./page-memory.ts";
import { cutTemplate, tagOf } from "./page-template.ts";
import { renderPage } from "./pages.ts";
import type { WorkerEnv } from "./types.ts";

/** From this age on a page is still served, and rendered anew behind it: what it says may depend on the day. */
const FRESH_MS = 24 * 60 * 60 * 1000;

const memory = new PageMemory();

/** Apart from the pages, so that a scan of wrong paths drives none of them out. */
const lostMemory = new PageMemory(LOST_MEMORY_LIMIT_BYTES);

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
  const kept = await find(c, page);
  if (kept) return answerKept(c, kept);

  c.set("cacheState", "miss");
  return page.kind === "not-found" ? renderNotFound(c, page) : renderAndKeep(c, page);
}

async function find(c: Context<WorkerEnv>, page: PageKey): Promise<KeptPage | undefined> {
  c.set("cacheState", "memory");
  let kept = (page.kind === "not-found" ? lostMemory : memory).get(page.key);
  if (!kept && page.kind !== "not-found") {
    c.set("cacheState", "edge");
    kept = await readEdge(c, page.key);
    if (kept) memory.set(page.key, kept);
  }
  if (kept && Date.now() - kept.renderedAt > FRESH_MS && page.kind !== "not-found") {
    kept.renderedAt = Date.now();
    c.executionCtx.waitUntil(refresh(c, page));
  }
  return kept;
}

/** Nothing of the visitor's request but the path: what is kept for all cannot hold what one of them sent. */
const plainRequest = (c: Context<WorkerEnv>, path: string) => new Request(c.var.url.origin + path);

async function renderAndKeep(c: Context<WorkerEnv>, page: PageKey): Promise<Response> {
  const response = await renderPage(c, plainRequest(c, page.render));
  if (!isKeepable(response)) return answerRendered(c, response);

  // A visitor who already has a copy, or wants the headers only, is better served with the finished page.
  if (c.req.method === "HEAD" || c.req.header("if-none-match")) {
    const kept = await keep(c, page, response.clone());
    return kept ? answerKept(c, kept) : answerRendered(c, response);
  }
  const [toVisitor, toKeep] = response.body.tee();
  c.executionCtx.waitUntil(keep(c, page, new Response(toKeep, response)));
  return answerRendered(c, new Response(toVisitor, response));
}

const isKeepable = (response: Response): response is Response & { body: ReadableStream } =>
  response.status === 200 && response.body !== null && !response.headers.has("set-cookie");

/** Reads the page to its end and keeps it, unless something of it failed. */
async function keep(c: Context<WorkerEnv>, page: PageKey, response: Response): Promise<KeptPage | undefined> {
  const { nonce } = c.var;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (c.var.renderFailed) return undefined;
  const template = cutTemplate(bytes, { nonce });
  const kept: KeptPage = {
    status: 200,
    contentType: response.headers.get("content-type") ?? "",
    template,
    etag: await tagOf(template),
    renderedAt: Date.now(),
  };
  memory.set(page.key, kept);
  c.executionCtx.waitUntil(writeEdge(c, page.key, kept, bytes, nonce));
  return kept;
}

async function refresh(c: Context<WorkerEnv>, page: PageKey): Promise<void> {
  const response = await renderPage(c, plainRequest(c, page.render));
  if (isKeepable(response)) await keep(c, page, response);
}

/** Renders one not-found page for its whole class and keeps it in memory only: it costs the next wrong path next to nothing. */
async function renderNotFound(c: Context<WorkerEnv>, page: PageKey): Promise<Response> {
  const sample = samplePath(page.render);
  const response = await renderPage(c, plainRequest(c, sample.path));
  const bytes = new Uint8Array(await response.arrayBuffer());
  const template = response.status === 404 && !c.var.renderFailed && cutNotFoundTemplate(bytes, sample, c.var.nonce);
  if (!template) return answerRendered(c, await renderPage(c, plainRequest(c, c.var.url.pathname)));
  const kept: KeptPage = {
    status: 404,
    contentType: response.headers.get("content-type") ?? "",
    template,
    etag: "",
    renderedAt: Date.now(),
  };
  lostMemory.set(page.key, kept);
  return answerKept(c, kept);
}
