import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { edgeCache } from "./edge-cache.ts";
import type { CachedPage } from "./memory-cache.ts";
import { cutTemplate, fillTemplate, tagOf } from "./template.ts";

const NONCE = "n0nceN0nceN0nceN0nce12";
const store = edgeCache("https://www.example.gov", {});

const never = () => new Promise<never>(() => {});

/** The content of the location's cache. */
let entry: { address: string; headers: Headers; text: string } | undefined;

beforeEach(() => {
  entry = undefined;
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("caches", {
    default: {
      match: async (address: string) =>
        entry?.address === address ? new Response(entry.text, { headers: entry.headers }) : undefined,
      put: async (address: string, response: Response) => {
        entry = { address, headers: response.headers, text: await response.text() };
      },
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function keptPage(): Promise<CachedPage> {
  const html = `<p>${"words ".repeat(9)}</p><script nonce="${NONCE}">1</script>`;
  const template = cutTemplate(new TextEncoder().encode(html), { nonce: NONCE });
  return { template, etag: await tagOf(template), renderedAt: 1_700_000_000_000 };
}
const filled = ({ template }: CachedPage) =>
  new TextDecoder().decode(fillTemplate(template, { nonce: new TextEncoder().encode("mine"), path: new Uint8Array() }));

test("EDGE-3 a page is read back as it was stored, and the cache never contained a visitor's nonce", async () => {
  const page = await keptPage();
  await store.write("/", page);
  expect(entry?.text).not.toContain(NONCE);
  const read = await store.read("/");
  expect(read).toMatchObject({ etag: page.etag, renderedAt: page.renderedAt });
  expect(filled(read!)).toBe(filled(page));
  expect(await store.read("/about")).toBeUndefined();
});

test.each<[string, (stored: NonNullable<typeof entry>) => void]>([
  ["cut off", (stored) => void (stored.text = stored.text.slice(0, -1))],
  ["altered", (stored) => void (stored.text = stored.text.replace("words", "sword"))],
  ["empty", (stored) => void (stored.text = "")],
  ["without its mark", (stored) => stored.headers.delete("x-page-mark")],
  ["under another mark", (stored) => stored.headers.set("x-page-mark", "another")],
  ["without its tag", (stored) => stored.headers.delete("x-page-etag")],
  ["without its day", (stored) => stored.headers.delete("x-page-rendered-at")],
])("EDGE-3 an entry that is %s is not served, and the log says so", async (_what, alter) => {
  await store.write("/", await keptPage());
  alter(entry!);
  expect(await store.read("/")).toBeUndefined();
  expect(console.warn).toHaveBeenCalledOnce();
});

test("EDGE-3 an entry's key names the build and the settings, and its headers its lifetime and type", async () => {
  await store.write("https://a.example true page /about?x", await keptPage());
  expect(entry?.address).toMatch(
    /^https:\/\/www\.example\.gov\/\.page-cache\/[^/]+-[\da-f]{32}\/https%3A%2F%2Fa\.example%20true%20page%20%2Fabout%3Fx$/,
  );
  const headers = Object.fromEntries(entry!.headers);
  expect(headers).toEqual({
    "content-type": "application/octet-stream",
    "cache-control": "max-age=604800",
    "x-page-mark": expect.stringMatching(/^.{20,}$/),
    "x-page-etag": (await keptPage()).etag,
    "x-page-rendered-at": "1700000000000",
  });
});

test("EDGE-3 an entry without a nonce needs no placeholder", async () => {
  const template = cutTemplate(new TextEncoder().encode("data"), {});
  await store.write("/", { template, etag: await tagOf(template), renderedAt: 1 });
  entry!.headers.delete("x-page-mark");
  expect(await store.read("/")).toMatchObject({ renderedAt: 1, template: { byteLength: 4 } });
  entry!.headers.set("x-page-rendered-at", "0");
  expect(await store.read("/")).toBeUndefined();
});

/** The cache key that an isolate with these settings uses. */
async function addressWith(settings: object) {
  vi.resetModules();
  const { edgeCache } = await import("./edge-cache.ts");
  await edgeCache("https://www.example.gov", settings).write("/", await keptPage());
  return entry!.address;
}

test("EDGE-3 other settings make other entries, and non-string settings are ignored", async () => {
  const address = await addressWith({ SITE_URL: "https://a.example" });
  expect(await addressWith({ SITE_URL: "https://b.example" })).not.toBe(address);
  expect(await addressWith({ SITE_URL: "https://a.example", ASSETS: { fetch: 1 } })).toBe(address);
});

const fail = () => Promise.reject(new Error("down"));
const line = (act: string) =>
  JSON.stringify({ level: "warn", event: "edge-cache-failed", act, message: "Error: down" });

test("EDGE-3 errors of the cache are logged, as reading or writing", async () => {
  vi.stubGlobal("caches", { default: { match: fail, put: fail } });
  expect(await store.read("/")).toBeUndefined();
  await store.write("/", await keptPage());
  expect(vi.mocked(console.warn).mock.calls).toEqual([[line("read")], [line("write")]]);
});

test("EDGE-3 an answer in time leaves no timer behind", async () => {
  vi.useFakeTimers();
  expect(await store.read("/")).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
  expect(console.warn).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("EDGE-3 a cache that does not answer is waited for no longer than a render takes", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("caches", { default: { match: never, put: never } });
  const reading = store.read("/");
  const writing = store.write("/", { template: cutTemplate(new Uint8Array(1), {}), etag: "", renderedAt: 1 });
  let isRead = false;
  void reading.then(() => (isRead = true));
  await vi.advanceTimersByTimeAsync(499);
  expect(isRead).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  await writing;
  vi.useRealTimers();
});
