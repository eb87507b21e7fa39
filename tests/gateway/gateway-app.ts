import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { sendBadly } from "./faults.ts";

/** One way in which a gateway can fail. Times in milliseconds, sizes in bytes. */
export type Fault =
  | { kind: "status"; status: number; body?: string }
  | { kind: "delay"; ms: number }
  | { kind: "hang" }
  | { kind: "reset-before-headers" }
  | { kind: "reset-after-headers" }
  | { kind: "slow-drip"; intervalMs: number }
  | { kind: "invalid-body" }
  | { kind: "empty" }
  | { kind: "huge-body"; bytes: number; status?: number }
  | { kind: "redirect"; location: string };

/** A contact request as it arrived: its body byte for byte, and the headers that matter. */
export interface ReceivedRequest {
  at: string;
  body: string;
  contentType: string;
  idempotencyKey: string | null;
  requestId: string | null;
}

interface AppOptions {
  currentFault: () => Fault | undefined;
  onReceived: (request: ReceivedRequest) => Promise<void>;
  print?: (line: string) => void;
}

/** The gateway's one route, `POST /dev/contact-gtf` (CALL-1), with the fault that is set now. */
export function createGatewayApp({ currentFault, onReceived, print }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/dev/contact-gtf", async (c) => {
    const body = await c.req.text();
    const fault = currentFault();
    const at = new Date().toISOString();
    print?.(`${at} POST /dev/contact-gtf ${body.length} characters, ${fault ? `fault: ${fault.kind}` : "accepted"}`);
    if (fault && fault.kind !== "delay") return sendBadly(c, fault);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.ms));
    await onReceived({
      at,
      body,
      contentType: c.req.header("content-type") ?? "",
      idempotencyKey: c.req.header("idempotency-key") ?? null,
      requestId: c.req.header("x-request-id") ?? null,
    });
    return c.json({ message: "accepted" });
  });
  return app;
}
