import type { Context } from "hono";
import { BUILD_ID } from "./build-id.ts";
import { digest } from "./digest.ts";
import { log } from "./log.ts";
import { cutTemplate, tagOf } from "./page-template.ts";
import type { KeptPage } from "./page-memory.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * The location's cache (Workers Cache API), which isolates share. On hosts without one (workers.dev) it stays empty.
 * What it holds is never sent as it is: the nonce in it belonged to the first visitor and is replaced for every other.
 */
const LIFETIME_S = 7 * 24 * 60 * 60;

/** A page is rendered in some 30 ms: to wait longer than this for the cache would cost visitors more than it spares. */
const READ_MS = 500;

/** Nobody waits for what is kept, but an invocation that never ends is an error of its own. */
const WRITE_MS = 10_000;

/** The cache every location has. TypeScript's DOM library knows only the caches of browsers. */
const locationCache = () => (caches as unknown as { default: Cache }).default;

let settingsDigest: string | undefined;

/** Pages depend on the build and on the settings, so both are in the name: a deploy or a changed setting starts anew. */
async function addressOf(c: Context<WorkerEnv>, key: string): Promise<string> {
  settingsDigest ??= await digest(
    new TextEncoder().encode(JSON.stringify(Object.entries(c.env).filter(([, value]) => typeof value === "string"))),
  );
  return `${c.var.url.origin}/.page-cache/${BUILD_ID}-${settingsDigest}/${encodeURIComponent(key)}`;
}

/** The page under this key. Undefined where there is none, none in time, or one that is not what was kept. */
export async function readEdge(c: Context<WorkerEnv>, key: string): Promise<KeptPage | undefined> {
  return inTime("read", READ_MS, async () => {
    const stored = await locationCache().match(await addressOf(c, key));
    if (!stored) return undefined;
    const { headers } = stored;
    const nonce = headers.get("x-page-nonce");
    const etag = headers.get("x-page-etag") ?? "";
    const renderedAt = Number(headers.get("x-page-rendered-at"));
    const template = cutTemplate(new Uint8Array(await stored.arrayBuffer()), nonce ? { nonce } : {});
    // The tag is a digest of the page without its nonce, so it vouches for both.
    if (!(renderedAt > 0) || etag !== (await tagOf(template))) throw new Error("The entry is not what was kept.");
    return { status: 200, contentType: headers.get("content-type") ?? "", template, etag, renderedAt };
  });
}

/** Keeps a page for the location. `nonce` is what the page was rendered with. */
export async function writeEdge(
  c: Context<WorkerEnv>,
  key: string,
  { contentType, etag, renderedAt }: KeptPage,
  bytes: Uint8Array,
  nonce: string,
): Promise<void> {
  const stored = new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": contentType,
      "cache-control": `max-age=${LIFETIME_S}`,
      "x-page-nonce": nonce,
      // Not as `etag`: the cache would answer conditional requests by itself.
      "x-page-etag": etag,
      "x-page-rendered-at": String(renderedAt),
    },
  });
  await inTime("write", WRITE_MS, async () => locationCache().put(await addressOf(c, key), stored));
}

/** What the cache answers in time. Whatever is wrong with it is logged and costs a render, never a page. */
async function inTime<T>(act: string, ms: number, work: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    log("warn", "edge-cache-failed", { act, message: String(error) });
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
