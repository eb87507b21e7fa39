import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BuiltSite, type SiteOptions } from "../../scripts/local/built-site.ts";
import { keptPort } from "../support/kept-port.ts";

const SOME_PAGES = ["/", "/about", "/services/sap", "/about.data"];
const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];

/** The worker behind a module that replaces objects of the runtime. */
const behind = (before: string) => `import worker from "./index.js";
${before}
export default { ...worker, fetch: (request, env, ctx) => worker.fetch(request, envOf(env), ctx) };`;

async function withSite(options: SiteOptions, use: (site: BuiltSite) => Promise<void>): Promise<void> {
  const site = await BuiltSite.start(options);
  try {
    await use(site);
  } finally {
    await site.stop();
  }
}

/** Failures of the location's cache; `real` is the runtime's own. */
const FAULTS = {
  "rejects what it is asked":
    "match: () => Promise.reject(new Error('cache down')), put: (...args) => real.put(...args)",
  "throws what it is asked":
    "match: () => { throw new Error('cache down') }, put: () => { throw new Error('cache down') }",
  "never answers": "match: () => new Promise(() => {}), put: () => new Promise(() => {})",
  "answers and never sends the rest":
    "match: async () => new Response(new ReadableStream({ start(c) { c.enqueue(new Uint8Array(9)) } })), put: async () => {}",
  "rejects what it is to keep": "match: async () => undefined, put: () => Promise.reject(new Error('cache full'))",
};

test.each(Object.entries(FAULTS))(
  "EDGE-3 a location's cache that %s costs no visitor a page",
  async (_fault, cache) => {
    const lines: string[] = [];
    const entry = behind(`
const real = caches.default;
Object.defineProperty(globalThis, "caches", { value: { default: { ${cache} } } });
const envOf = (env) => env;`);
    await withSite({ entry, onLog: (line) => lines.push(line) }, async ({ origin }) => {
      for (const path of SOME_PAGES) {
        const response = await fetch(origin + path);
        expect(response.status, path).toBe(200);
        expect(cacheOf(response), path).toBe("miss");
        await response.arrayBuffer();
      }
      await expect.poll(async () => cacheOf(await fetch(`${origin}/about`))).toBe("memory");
    });
    expect(lines.filter((line) => line.includes("Uncaught"))).toEqual([]);
  },
);

/** Changes to an entry between the isolate that wrote it and the one that reads it. */
const ALTERATIONS = {
  "cut off": "text.slice(0, text.length >> 1)",
  empty: "''",
};

test.each(Object.entries(ALTERATIONS))(
  "EDGE-3 an entry of the location's cache that is %s is not served",
  async (_what, body) => {
    const folder = await mkdtemp(join(tmpdir(), "pages-"));
    const worker = { cachePersist: folder };
    try {
      const port = await keptPort();
      let whole = "";
      await withSite({ worker, port }, async ({ origin }) => {
        whole = await (await fetch(`${origin}/about`)).text();
        await fetch(`${origin}/about`).then((response) => response.text());
      });
      const entry = behind(`
const real = caches.default;
const match = async (key) => {
  const found = await real.match(key);
  if (!found) return found;
  const text = await found.text();
  return new Response(${body}, found);
};
Object.defineProperty(globalThis, "caches", { value: { default: { match, put: (...args) => real.put(...args) } } });
const envOf = (env) => env;`);
      await withSite({ worker, port, entry }, async ({ origin }) => {
        const again = await fetch(`${origin}/about`);
        expect(cacheOf(again)).toBe("miss");
        expect((await again.text()).length).toBe(whole.length);
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
);
