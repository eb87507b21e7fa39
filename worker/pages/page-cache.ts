import { Buffer } from "node:buffer";
import { BUILD_ID } from "../build-id.ts";
import { settledWithin } from "../deadline.ts";
import { digest } from "../digest.ts";
import { log } from "../log.ts";

/** A rendered page, or its data. Its ETag is weak, because responses differ in their nonce. */
export interface CachedPage {
  headers: [name: string, value: string][];
  /** One character per byte: V8 would keep a text with a dash or a quotation mark in two bytes per character. */
  body: string;
  etag: string;
  renderedAt: number;
}

/** A response to a visitor, and the copy for the cache, or undefined if it must not be cached. */
export type Rendered = { response: Response; page?: CachedPage | Promise<CachedPage | undefined> };

/** Stands for the nonce. No text of the site contains it. */
const NONCE_MARK = "{{nonce}}";

/**
 * An isolate has 128 MB. All pages with their data take 17 MB. After 3,000 mixed requests and a forced collection, 46 MB
 * are in use in all (2026-11-27); above 60 MB, halve this.
 */
export const LIMIT_BYTES = 24 * 1024 * 1024;

/** Pages may contain the date. */
const LIFETIME_S = 24 * 60 * 60;

/** A render takes some 30 ms, so a slow cache is worse than none. No visitor waits for a write, and two at once render twice. */
const READ_TIMEOUT_MS = 500;

/** The page that was unused longest first. */
const memory = new Map<string, CachedPage>();
let bytes = 0;

/**
 * Takes a page from this isolate's memory, else from the location's cache (empty on workers.dev), else renders it.
 * @param key everything that the page depends on but the build
 * @param origin of the request: the location's cache accepts no other
 * @param render streams the page to the visitor
 */
export async function findPage(
  key: string,
  origin: string,
  render: () => Promise<Rendered>,
  context: Pick<ExecutionContext, "waitUntil">,
): Promise<{ state: "memory" | "edge" | "miss"; response?: Response } & Pick<Rendered, "page">> {
  const known = memory.get(key);
  if (known && isFresh(known)) return { state: "memory", page: keep(key, known) };
  const edge = (caches as unknown as { default: Cache }).default;
  const address = `${origin}/.page-cache/${BUILD_ID}/${encodeURIComponent(key)}`;
  const read = async () => (await edge.match(address))?.json<CachedPage>();
  const copy = await settledWithin(READ_TIMEOUT_MS, read()).catch(logFailure);
  if (copy && isFresh(copy)) return { state: "edge", page: keep(key, copy) };

  const rendered = await render();
  const caching = { headers: { "cache-control": `max-age=${LIFETIME_S}` } };
  const store = (page?: CachedPage) => page && edge.put(address, Response.json(keep(key, page), caching));
  context.waitUntil(Promise.resolve(rendered.page).then(store).catch(logFailure));
  return { state: "miss", ...rendered };
}

/** A failure of the location's cache costs a render. */
const logFailure = (error: unknown): void => log("warn", "edge-cache-failed", { error: String(error) });

const isFresh = ({ renderedAt }: CachedPage) => Date.now() - renderedAt < LIFETIME_S * 1000;

function keep(key: string, page: CachedPage): CachedPage {
  forget(key);
  memory.set(key, page);
  bytes += page.body.length;
  for (const oldest of memory.keys()) if (bytes > LIMIT_BYTES) forget(oldest);
  return page;
}

function forget(key: string): void {
  bytes -= memory.get(key)?.body.length ?? 0;
  memory.delete(key);
}

/** A page to cache, from the body of a response with this nonce. */
export async function pageFrom(body: ArrayBuffer, headers: Headers, nonce: string): Promise<CachedPage> {
  const text = Buffer.from(body).toString("latin1").replaceAll(nonce, NONCE_MARK);
  const etag = `W/"${await digest(Buffer.from(text, "latin1"))}"`;
  return { headers: [...headers], body: text, etag, renderedAt: Date.now() };
}

/** The page with a new nonce, or 304 if the browser has it (RFC 9110, section 13.1.2). Source: EDGE-2, EDGE-5. */
export function respond(page: CachedPage, nonce: string, ifNoneMatch = ""): Response {
  const headers = new Headers([...page.headers, ["etag", page.etag]]);
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.some((tag) => tag === "*" || `W/${tag}` === page.etag)) return new Response(null, { status: 304, headers });
  const body = Buffer.from(page.body.replaceAll(NONCE_MARK, nonce), "latin1");
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { headers });
}
