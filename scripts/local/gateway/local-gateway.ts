import { appendFile, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { type HttpBindings, serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { signatureProblem } from "./check-signature.ts";
import { type Fault, sendBadly } from "./gateway-faults.ts";

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

export interface GatewayOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Calls must be signed with one of these secrets. If empty, no signature is required. Source: OPS-5. */
  signingSecrets?: readonly string[];
  /** File to which received requests are appended as JSON lines. */
  file?: string;
  /** Called once per request with a human-readable line. */
  print?: (line: string) => void;
}

export interface Gateway {
  origin: string;
  /** Accepted requests, in order. Requests with a known idempotency key count once. */
  received: ReceivedRequest[];
  /** All requests, including those that got a faulty response. */
  seen: ReceivedRequest[];
  /** @param times number of requests it applies to. Default: all */
  setFault: (fault: Fault | undefined, times?: number) => void;
  stop: () => Promise<void>;
}

/**
 * A real HTTP server that replaces the contact API in development and tests. Its only route is `POST /dev/contact-gtf`
 * (CALL-1). A request with a known idempotency key is accepted but not counted again.
 * @throws if the port is in use
 */
export async function startGateway({
  port = 0,
  signingSecrets = [],
  file,
  print,
}: GatewayOptions = {}): Promise<Gateway> {
  const state: { fault?: Fault; faultsLeft: number } = { faultsLeft: 0 };
  const received: ReceivedRequest[] = [];
  const seen: ReceivedRequest[] = [];
  if (file) await mkdir(dirname(file), { recursive: true });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/dev/contact-gtf", async (c) => {
    const { method, path } = c.req;
    const header = (name: string) => c.req.header(name);
    const body = await c.req.text();
    const request: ReceivedRequest = {
      at: new Date().toISOString(),
      body,
      contentType: header("content-type") ?? "",
      idempotencyKey: header("idempotency-key") ?? null,
      requestId: header("x-request-id") ?? null,
      reference: header("x-reference") ?? null,
      suspicion: header("x-suspicion") ?? null,
      signatureInput: header("signature-input") ?? null,
    };
    seen.push(request);
    const call = { method, path, body, header };
    const problem = signingSecrets.length > 0 && signatureProblem(call, signingSecrets, Date.now());
    if (problem) {
      print?.(`${request.at} POST ${path} refused: ${problem}`);
      return c.json({ message: problem }, 401);
    }
    const fault = state.faultsLeft-- > 0 ? state.fault : undefined;
    print?.(`${request.at} POST ${path} ${body.length} characters, ${fault ? `fault: ${fault.kind}` : "accepted"}`);
    if (fault && fault.kind !== "delay" && fault.kind !== "reset-after-accepting") return sendBadly(c, fault);
    if (fault?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
    const key = request.idempotencyKey;
    if (!key || !received.some(({ idempotencyKey }) => idempotencyKey === key)) {
      received.push(request);
      if (file) await appendFile(file, `${JSON.stringify(request)}\n`);
    }
    if (fault?.kind === "reset-after-accepting") return sendBadly(c, { kind: "reset-before-headers" });
    return c.json({ message: "accepted" });
  });
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () => resolve(started));
    started.once("error", reject);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    seen,
    setFault: (next, times = Infinity) => {
      state.fault = next;
      state.faultsLeft = times;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
