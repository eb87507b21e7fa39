import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const CHUNK = Buffer.alloc(64 * 1024, "x");

/** A simulated failure of the gateway. Times in milliseconds, sizes in bytes. */
export type Fault =
  | { kind: "status"; status: number; body?: string; headers?: Record<string, string> }
  | { kind: "delay"; ms: number }
  | { kind: "hang" }
  | { kind: "reset-before-headers" }
  | { kind: "reset-after-headers" }
  /** Accepts the request and resets the connection before responding. */
  | { kind: "reset-after-accepting" }
  | { kind: "slow-drip"; intervalMs: number }
  | { kind: "empty" }
  | { kind: "huge-body"; bytes: number; status?: number }
  | { kind: "redirect"; location: string };

type BadAnswer = Exclude<Fault, { kind: "delay" | "reset-after-accepting" }>;

/** Responds according to the fault. Uses Node's socket directly where HTTP libraries would not allow it. */
export function sendBadly(c: Context<{ Bindings: HttpBindings }>, fault: BadAnswer): Response {
  const { outgoing } = c.env;
  switch (fault.kind) {
    case "status":
      return new Response(fault.body ?? `Gateway says ${fault.status}`, {
        status: fault.status,
        headers: fault.headers,
      });
    case "redirect":
      return new Response(null, { status: 307, headers: { location: fault.location } });
    case "empty":
      return new Response(null, { status: 204 });
    case "hang":
      return RESPONSE_ALREADY_SENT;
    case "reset-before-headers":
      outgoing.socket?.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    case "reset-after-headers":
      outgoing.writeHead(500, { "content-type": "text/plain", "content-length": "1000" });
      outgoing.write("partial", () => outgoing.socket?.resetAndDestroy());
      return RESPONSE_ALREADY_SENT;
    case "slow-drip":
      drip(outgoing, fault.intervalMs);
      return RESPONSE_ALREADY_SENT;
    case "huge-body":
      pour(outgoing, fault.bytes, fault.status ?? 500);
      return RESPONSE_ALREADY_SENT;
  }
}

function drip(outgoing: HttpBindings["outgoing"], intervalMs: number): void {
  outgoing.writeHead(500, { "content-type": "text/plain" });
  const timer = setInterval(() => outgoing.write("."), intervalMs);
  outgoing.once("close", () => clearInterval(timer));
}

function pour(outgoing: HttpBindings["outgoing"], bytes: number, status: number): void {
  outgoing.writeHead(status, { "content-type": "text/plain" });
  let left = bytes;
  const write = () => {
    while (left > 0 && !outgoing.destroyed) {
      left -= CHUNK.length;
      if (!outgoing.write(CHUNK)) return outgoing.once("drain", write);
    }
    return outgoing.end();
  };
  write();
}
