import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;

export interface CompressingProxy {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Stands between the browser and a local site and compresses as the edge does (brotli 5 for what is rendered, 11 for
 * files), which the local runtime leaves out. Answers are kept in memory, so that compressing costs no measured time.
 * @param alterPage what becomes of a page on its way
 */
export async function startCompressingProxy(
  target: string,
  alterPage: (html: string) => string = (html) => html,
): Promise<CompressingProxy> {
  const kept = new Map<string, Buffer>();
  const server = createServer((incoming, outgoing) => {
    const upstream = request(new URL(incoming.url ?? "/", target), {
      method: incoming.method,
      // A connection each: the runtime closes idle ones, and a request that was just put on such a one would be lost.
      agent: false,
      headers: { ...incoming.headers, host: new URL(target).host, "accept-encoding": "identity" },
    });
    upstream.on("response", (answer) => void pass(incoming, answer, outgoing, kept, alterPage));
    upstream.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(
  incoming: IncomingMessage,
  answer: IncomingMessage,
  outgoing: ServerResponse,
  kept: Map<string, Buffer>,
  alterPage: (html: string) => string,
) {
  const { "content-length": _length, "transfer-encoding": _coding, ...headers } = answer.headers;
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  const isPage = headers["content-type"]?.startsWith("text/html");
  const body = isPage ? Buffer.from(alterPage(whole.toString())) : whole;
  const isFile = /^\/(assets|fonts|pictures|marks)\//.test(incoming.url ?? "");
  if (body.length < 256 || !COMPRESSIBLE.test(headers["content-type"] ?? "")) {
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, "content-length": body.length }).end(body);
    return;
  }
  const key = `${incoming.url} ${body.length}`;
  const small =
    (isFile && kept.get(key)) ||
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isFile ? 11 : 5 } });
  if (isFile) kept.set(key, small);
  outgoing
    .writeHead(answer.statusCode ?? 502, { ...headers, "content-encoding": "br", "content-length": small.length })
    .end(small);
}
