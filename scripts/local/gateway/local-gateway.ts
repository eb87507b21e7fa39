import { appendFile, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import type { Fault } from "./gateway-faults.ts";
import { createGatewayApp, type ReceivedRequest } from "./gateway-app.ts";

export interface GatewayOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Initial fault. Default: none. */
  fault?: Fault;
  /** Calls must be signed with one of these secrets. Source: OPS-5. */
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
 * A real HTTP server that replaces the contact API in development and tests.
 * @throws if the port is in use
 */
export async function startGateway({
  port = 0,
  fault,
  signingSecrets,
  file,
  print,
}: GatewayOptions = {}): Promise<Gateway> {
  const state = { fault, faultsLeft: Infinity };
  const received: ReceivedRequest[] = [];
  const seen: ReceivedRequest[] = [];
  if (file) await mkdir(dirname(file), { recursive: true });
  const app = createGatewayApp({
    signingSecrets,
    nextFault: () => (state.faultsLeft-- > 0 ? state.fault : undefined),
    onSeen: (request) => seen.push(request),
    isKnown: (key) => received.some(({ idempotencyKey }) => idempotencyKey === key),
    onReceived: async (request) => {
      received.push(request);
      if (file) await appendFile(file, `${JSON.stringify(request)}\n`);
    },
    print,
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
