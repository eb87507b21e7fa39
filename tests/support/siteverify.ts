import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A verification request to Turnstile. */
export interface Asked {
  secret: string;
  response: string;
  remoteip?: string;
  idempotency_key?: string;
}

/** A response other than the correct one. */
export type SiteverifyAnswer = (asked: Asked) => { status: number; body: string } | "hang";

export interface Siteverify {
  origin: string;
  asked: Asked[];
  setAnswer: (answer: SiteverifyAnswer | undefined) => void;
  stop: () => Promise<void>;
}

/** A local fake of Turnstile's siteverify with one secret and one valid token. */
export async function startSiteverify(known: { secret: string; proof: string }): Promise<Siteverify> {
  let answer: SiteverifyAnswer | undefined;
  const asked: Asked[] = [];
  const honest: SiteverifyAnswer = ({ secret, response }) => {
    const errors =
      secret !== known.secret ? ["invalid-input-secret"] : response !== known.proof ? ["invalid-input-response"] : [];
    const verdict = { success: errors.length === 0, "error-codes": errors, hostname: "127.0.0.1", action: "contact" };
    return { status: 200, body: JSON.stringify(verdict) };
  };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += chunk));
    request.on("end", () => {
      const question = JSON.parse(text) as Asked;
      asked.push(question);
      const reply = request.url === "/turnstile/v0/siteverify" ? (answer ?? honest)(question) : "hang";
      if (reply !== "hang") response.writeHead(reply.status, { "content-type": "application/json" }).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setAnswer: (next) => {
      answer = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
