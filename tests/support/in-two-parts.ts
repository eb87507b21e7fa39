import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface TwoParts {
  origin: string;
  /** Sends the rest of the page. */
  release: () => void;
  stop: () => Promise<void>;
}

/**
 * A proxy that acts as a slow connection: of each page it sends everything up to the first `cut`, and the rest only on
 * demand. Other responses pass unchanged.
 */
export async function startInTwoParts(target: string, cut: string): Promise<TwoParts> {
  const release: { now?: () => void } = {};
  const released = new Promise<void>((resolve) => {
    release.now = resolve;
  });
  const server = createServer(async ({ url = "/" }, outgoing) => {
    const answer = await fetch(target + url, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy");
    outgoing.writeHead(answer.status, {
      "content-type": type,
      ...(policy && { "content-security-policy": policy }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith("text/html")) {
      const end = body.indexOf(cut) + cut.length;
      outgoing.write(body.subarray(0, end));
      await released;
      outgoing.end(body.subarray(end));
    } else outgoing.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => release.now?.(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
