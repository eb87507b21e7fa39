import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { sendBadly } from "./faults.ts";
import { signatureProblem } from "./signature.ts";

/** One way in which a gateway can fail. Times in milliseconds, sizes in bytes. */
export type Fault =
  | { kind: "status"; status: number; body?: string; headers?: Record<string, string> }
  | { kind: "delay"; ms: number }
  | { kind: "hang" }
  | { kind: "reset-before-headers" }
  | { kind: "reset-after-headers" }
  /** Takes the request, and breaks off before saying so. */
  | { kind: "reset-after-accepting" }
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
  reference: string | null;
  /** Which components of the call are signed, and with which key; null where none is. Source: RFC 9421. */
  signatureInput: string | null;
}

interface AppOptions {
  /** A call must be signed with one of these; without any, none needs to be. Source: OPS-5. */
  signingSecrets?: readonly string[];
  /** The fault for this request. */
  nextFault: (request: ReceivedRequest) => Fault | undefined;
  /** Called for every request, before anything is answered. */
  onSeen: (request: ReceivedRequest) => void;
  /** Whether a request with this idempotency key was accepted before. */
  isKnown: (idempotencyKey: string) => boolean;
  onReceived: (request: ReceivedRequest) => Promise<void>;
  print?: (line: string) => void;
}

/**
 * The gateway's one route, `POST /dev/contact-gtf` (CALL-1), with the fault that is set now. Accepts what bears a known
 * idempotency key without counting it again.
 */
export function createGatewayApp({ signingSecrets = [], nextFault, onSeen, isKnown, onReceived, print }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/dev/contact-gtf", async (c) => {
    const request: ReceivedRequest = {
      at: new Date().toISOString(),
      body: await c.req.text(),
      contentType: c.req.header("content-type") ?? "",
      idempotencyKey: c.req.header("idempotency-key") ?? null,
      requestId: c.req.header("x-request-id") ?? null,
      reference: c.req.header("x-reference") ?? null,
      signatureInput: c.req.header("signature-input") ?? null,
    };
    onSeen(request);
    const call = {
      method: c.req.method,
      path: c.req.path,
      body: request.body,
      header: (name: string) => c.req.header(name),
    };
    const problem = signingSecrets.length > 0 && signatureProblem(call, signingSecrets, Date.now());
    if (problem) {
      print?.(`${request.at} POST /dev/contact-gtf refused: ${problem}`);
      return c.json({ message: problem }, 401);
    }
    const fault = nextFault(request);
    const what = fault ? `fault: ${fault.kind}` : "accepted";
    print?.(`${request.at} POST /dev/contact-gtf ${request.body.length} characters, ${what}`);
    if (fault && fault.kind !== "delay" && fault.kind !== "reset-after-accepting") return sendBadly(c, fault);
    if (fault?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (!request.idempotencyKey || !isKnown(request.idempotencyKey)) await onReceived(request);
    if (fault?.kind === "reset-after-accepting") return sendBadly(c, { kind: "reset-before-headers" });
    return c.json({ message: "accepted" });
  });
  return app;
}
