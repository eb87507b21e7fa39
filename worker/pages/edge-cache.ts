import { BUILD_ID } from "../build-id.ts";
import { settledWithin } from "../deadline.ts";
import { digest } from "../digest.ts";
import { log } from "../log.ts";
import { randomNonce } from "../random-nonce.ts";
import type { CachedPage } from "./memory-cache.ts";
import type { SharedCache } from "./page-cache.ts";
import { cutTemplate, fillTemplate, tagOf } from "./template.ts";

/** How long the edge cache may keep a page. */
const LIFETIME_S = 7 * 24 * 60 * 60;

/** Limit for a read. Rendering takes about 30 ms, so a slow cache is worse than none. */
const READ_MS = 500;

/** Limit for a write. No visitor waits for it, but an invocation must end. */
const WRITE_MS = 10_000;

/** Cloudflare's cache of this location. TypeScript's DOM library declares only the browser's `caches`. */
const locationCache = () => (caches as unknown as { default: Cache }).default;

let settingsDigest: string | undefined;

/**
 * The edge cache (Workers Cache API), shared by the isolates of a location. Stays empty on workers.dev hosts.
 * An entry contains a placeholder in place of the nonce, so it is never sent as it is. The key contains the build id and
 * a digest of the settings, so a deploy or a changed setting starts with an empty cache.
 * @param origin the site's origin: the cache accepts no other
 * @param settings the worker's bindings
 */
export function edgeCache(origin: string, settings: object): SharedCache {
  async function addressOf(key: string): Promise<string> {
    settingsDigest ??= await digest(new TextEncoder().encode(textsOf(settings)));
    return `${origin}/.page-cache/${BUILD_ID}-${settingsDigest}/${encodeURIComponent(key)}`;
  }
  return {
    read: (key) => inTime("read", READ_MS, async () => pageOf(await locationCache().match(await addressOf(key)))),
    write: (key, page) =>
      inTime("write", WRITE_MS, async () => locationCache().put(await addressOf(key), await entryOf(page))),
  };
}

const textsOf = (settings: object) =>
  JSON.stringify(Object.entries(settings).filter(([, value]) => typeof value === "string"));

/** Throws if the entry was altered: its ETag is a digest of the page without its nonce. */
async function pageOf(entry: Response | undefined): Promise<CachedPage | undefined> {
  if (!entry) return undefined;
  const [mark = "", etag = "", renderedAt] = ["x-page-mark", "x-page-etag", "x-page-rendered-at"].map(
    (name) => entry.headers.get(name) ?? undefined,
  );
  const template = cutTemplate(new Uint8Array(await entry.arrayBuffer()), mark ? { nonce: mark } : {});
  if (!(Number(renderedAt) > 0) || etag !== (await tagOf(template)))
    throw new Error("The entry does not match its ETag.");
  return { template, etag, renderedAt: Number(renderedAt) };
}

function entryOf({ template, etag, renderedAt }: CachedPage): Response {
  const mark = randomNonce();
  const page = fillTemplate(template, { nonce: new TextEncoder().encode(mark), path: new Uint8Array() });
  return new Response(page as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/octet-stream",
      "cache-control": `max-age=${LIFETIME_S}`,
      "x-page-mark": mark,
      // Not named `etag`, because the cache would then answer conditional requests itself.
      "x-page-etag": etag,
      "x-page-rendered-at": String(renderedAt),
    },
  });
}

/** Runs a cache operation with a timeout. A failure is logged and the page is rendered instead. */
async function inTime<T>(act: string, ms: number, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await settledWithin(ms, work());
  } catch (error) {
    log("warn", "edge-cache-failed", { act, message: String(error) });
    return undefined;
  }
}
