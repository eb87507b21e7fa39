import { appendFile, mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { createGatewayApp, type Fault, type ReceivedRequest } from "./gateway-app.ts";

export interface GatewayOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** How this gateway misbehaves; none by default. Can be changed while it runs. */
  fault?: Fault;
  /** A call must be signed with one of these, to be taken. Source: OPS-5. */
  signingSecrets?: readonly string[];
  /** JSON lines of what arrives are appended here. */
  file?: string;
  /** Called once per request with a line for people. */
  print?: (line: string) => void;
}

export interface Gateway {
  origin: string;
  /** Everything that was accepted, in order; what bears a known idempotency key counts once. */
  received: ReceivedRequest[];
  /** Everything that arrived, the badly answered included. */
  seen: ReceivedRequest[];
  /** @param times how many requests it hits; all, by default */
  setFault: (fault: Fault | undefined, times?: number) => void;
  stop: () => Promise<void>;
}

/**
 * A real HTTP server that stands in for the contact API, for development and for tests.
 * @throws when the port is taken
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
