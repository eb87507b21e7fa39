import type { Context } from "hono";
import { BUILD_ID } from "./build-id.ts";
import { digest } from "./digest.ts";
import { cutTemplate } from "./page-template.ts";
import type { KeptPage } from "./page-memory.ts";
import type { WorkerEnv } from "./types.ts";

/**
 * The location's cache (Workers Cache API), which isolates share. On hosts without one (workers.dev) it stays empty.
 * What it holds is never sent as it is: the nonce in it belonged to the first visitor and is replaced for every other.
 */
const LIFETIME_S = 7 * 24 * 60 * 60;

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

/** The page under this key, or undefined. */
export async function readEdge(c: Context<WorkerEnv>, key: string): Promise<KeptPage | undefined> {
  const stored = await locationCache().match(await addressOf(c, key));
  if (!stored) return undefined;
  const { headers } = stored;
  const nonce = headers.get("x-page-nonce");
  const page = new Uint8Array(await stored.arrayBuffer());
  return {
    status: 200,
    contentType: headers.get("content-type") ?? "text/html; charset=utf-8",
    template: cutTemplate(page, nonce ? { nonce } : {}),
    etag: headers.get("x-page-etag") ?? "",
    renderedAt: Number(headers.get("x-page-rendered-at")),
  };
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
  await locationCache().put(await addressOf(c, key), stored);
}
