import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;
const IS_FILE = /^\/(?:assets|fonts|pictures|marks)\//;
const MIN_BYTES = 256;

export interface Proxy {
  origin: string;
  stop: () => void;
}

/**
 * Stands between the browser and a site, and compresses as Cloudflare does, which the local runtime does not: files at
 * brotli 11, once, and pages at brotli 5.
 * @param alterPage changes the HTML of every page
 */
export async function startProxy(target: string, alterPage = (html: string) => html): Promise<Proxy> {
  const files = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.writeHead(502).end());
  });

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = incoming.url!;
    const { host: _host, ...headers } = incoming.headers as Record<string, string>;
    const answer = await fetch(target + url, {
      method: incoming.method,
      // One connection per request: the runtime closes idle ones, possibly just when a request is sent.
      headers: { ...headers, "accept-encoding": "identity", connection: "close" },
      redirect: "manual",
    });
    const type = answer.headers.get("content-type") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = type.startsWith("text/html") ? Buffer.from(alterPage(bytes.toString())) : bytes;
    const passed = new Headers(answer.headers);
    for (const name of ["content-length", "content-encoding", "transfer-encoding"]) passed.delete(name);
    const isCompressed = body.length >= MIN_BYTES && COMPRESSIBLE.test(type);
    if (isCompressed) passed.set("content-encoding", "br");
    outgoing.writeHead(answer.status, Object.fromEntries(passed)).end(isCompressed ? compress(url, body) : body);
  }

  function compress(url: string, body: Buffer): Buffer {
    const isFile = IS_FILE.test(url);
    const known = isFile && files.get(url);
    if (known) return known;
    const small = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 5 } });
    if (isFile) files.set(url, small);
    return small;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** The same page without scripts and the data that they read: a limit that only another page could beat. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
