import { connect } from "node:net";

export interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  status: number;
  head: string;
  body: string;
}

/** Sends raw bytes, which `fetch` would normalize, and reads until the server stops sending. */
export function rawRequest(origin: string, request: string, silenceMs = 20_000): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.write(request, "latin1"));
    const finish = () => {
      socket.destroy();
      const [head = "", ...rest] = text.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") });
    };
    socket.setTimeout(silenceMs, finish);
    socket.on("data", (data) => {
      text += data.toString("latin1");
      if (isWhole(text)) finish();
    });
    socket.on("end", finish);
    socket.on("error", finish);
  });
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf("\r\n\r\n");
  if (end === -1) return false;
  const head = answer.slice(0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return answer.length - end - 4 >= Number(length);
  return /^transfer-encoding: chunked/im.test(head) ? answer.endsWith("\r\n0\r\n\r\n") : / (?:204|304) /.test(head);
}

interface RequestLineOptions {
  method?: string;
  headers?: readonly string[];
}

/** A plain request for a target, with what else is to stand in its head. The connection closes behind it. */
export const requestLine = (target: string, { method = "GET", headers = [] }: RequestLineOptions = {}) =>
  [`${method} ${target} HTTP/1.1`, "Host: site.localhost", "Connection: close", ...headers, "", ""].join("\r\n");

/**
 * Sends requests at once on one connection. Resolves to the received statuses, at the latest when the connection
 * closes.
 */
export function statusesOf(origin: string, ...requests: string[]): Promise<number[]> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let text = "";
    const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    const socket = connect(Number(port), hostname, () => socket.write(requests.join(""), "latin1"));
    socket.on("data", (data) => {
      text += data.toString("latin1");
      // After `Connection: close` the runtime may take seconds to close the connection.
      const last = text.slice(text.lastIndexOf("HTTP/1.1 "));
      if (statuses().length >= requests.length && isWhole(last)) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(statuses()));
  });
}
