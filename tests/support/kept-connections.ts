import { Agent, type IncomingMessage, request } from "node:http";

/** An answer, read to its end. */
export interface KeptAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/**
 * Posts over connections that are kept, for tests of thousands of requests, of whose time new ones would take a quarter.
 * workerd closes a kept one after five idle seconds (new-connections.ts). What was sent just then was not read, and is sent
 * once more, over a connection of its own.
 */
export class KeptConnections {
  readonly #agent = new Agent({ keepAlive: true });

  async post(url: string, headers: Record<string, string>, body: string | Uint8Array): Promise<KeptAnswer> {
    try {
      return await post(url, headers, body, this.#agent);
    } catch (error) {
      if (!(error instanceof ClosedWhileIdle)) throw error;
      return post(url, headers, body, false);
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Of a connection that had answered before, and ended before it answered again. */
class ClosedWhileIdle extends Error {}

function post(
  url: string,
  headers: Record<string, string>,
  body: string | Uint8Array,
  agent: Agent | false,
): Promise<KeptAnswer> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const sent = request(url, { method: "POST", agent, headers: { "content-length": length, ...headers } });
    let isAnswered = false;
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && !isAnswered && (error.code === "ECONNRESET" || error.code === "EPIPE");
      reject(isClosed ? new ClosedWhileIdle(error.message, { cause: error }) : error);
    });
    sent.on("response", (answer) => {
      isAnswered = true;
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode!, headers: answer.headers, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.end(body);
  });
}
