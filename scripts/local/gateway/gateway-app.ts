import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { type Fault, sendBadly } from "./gateway-faults.ts";
import { signatureProblem } from "./check-signature.ts";

/** A received contact request: the raw body and the relevant headers. */
export interface ReceivedRequest {
  at: string;
  body: string;
  contentType: string;
  idempotencyKey: string | null;
  requestId: string | null;
  reference: string | null;
  /** "honeypot" if the form's hidden field was filled in. */
  suspicion: string | null;
  /** Signed components and key of the call. null if it is not signed. Source: RFC 9421. */
  signatureInput: string | null;
}

interface AppOptions {
  /** Calls must be signed with one of these secrets. If empty, no signature is required. Source: OPS-5. */
  signingSecrets?: readonly string[];
  /** Returns the fault for a request. */
  nextFault: (request: ReceivedRequest) => Fault | undefined;
  /** Called for every request, before the response. */
  onSeen: (request: ReceivedRequest) => void;
  /** Whether a request with this idempotency key has been accepted before. */
  isKnown: (idempotencyKey: string) => boolean;
  onReceived: (request: ReceivedRequest) => Promise<void>;
  print?: (line: string) => void;
}

/**
 * The gateway's only route, `POST /dev/contact-gtf` (CALL-1), with the current fault. A request with a known
 * idempotency key is accepted but not counted again.
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
      suspicion: c.req.header("x-suspicion") ?? null,
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
