import { BUILD_ID } from "../build-id.ts";
import { digest } from "../digest.ts";
import { log } from "../log.ts";
import { randomNonce } from "../nonce.ts";
import type { KeptPage } from "./memory.ts";
import type { SharedPages } from "./store.ts";
import { cutTemplate, fillTemplate, tagOf } from "./template.ts";

/** How long the location may hold a page. */
const LIFETIME_S = 7 * 24 * 60 * 60;

/** A page is rendered in some 30 ms: to wait longer than this for the cache would cost visitors more than it spares. */
const READ_MS = 500;

/** Nobody waits for what is kept, but an invocation that never ends is an error of its own. */
const WRITE_MS = 10_000;

/** The cache every location has. TypeScript's DOM library knows only the caches of browsers. */
const locationCache = () => (caches as unknown as { default: Cache }).default;

let settingsDigest: string | undefined;

/**
 * The location's cache (Workers Cache API), which isolates share. On hosts without one (workers.dev) it stays empty.
 * What it holds is never sent as it is: a mark stands where each answer has its nonce. Pages depend on the build and on
 * the settings, so both are in their address: a deploy or a changed setting starts anew.
 * @param origin the site's own: the cache takes no other
 * @param settings the worker's bindings
 */
export function edgeStore(origin: string, settings: object): SharedPages {
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

/** Throws when the entry is not what was kept: its tag is a digest of the page without its nonce, so it vouches for both. */
async function pageOf(entry: Response | undefined): Promise<KeptPage | undefined> {
  if (!entry) return undefined;
  const [mark = "", etag = "", renderedAt] = ["x-page-mark", "x-page-etag", "x-page-rendered-at"].map(
    (name) => entry.headers.get(name) ?? undefined,
  );
  const template = cutTemplate(new Uint8Array(await entry.arrayBuffer()), mark ? { nonce: mark } : {});
  if (!(Number(renderedAt) > 0) || etag !== (await tagOf(template))) throw new Error("The entry is not what was kept.");
  return { template, etag, renderedAt: Number(renderedAt) };
}

function entryOf({ template, etag, renderedAt }: KeptPage): Response {
  const mark = randomNonce();
  const page = fillTemplate(template, { nonce: new TextEncoder().encode(mark), path: new Uint8Array() });
  return new Response(page as Uint8Array<ArrayBuffer>, {
    headers: {
      "content-type": "application/octet-stream",
      "cache-control": `max-age=${LIFETIME_S}`,
      "x-page-mark": mark,
      // Not as `etag`: the cache would answer conditional requests by itself.
      "x-page-etag": etag,
      "x-page-rendered-at": String(renderedAt),
    },
  });
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
