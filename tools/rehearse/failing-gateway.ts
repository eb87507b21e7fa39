import type { Fault as GatewayFault } from "../../local/gateway/gateway-faults.ts";
import { createGatewayApp, type ReceivedRequest } from "../../local/gateway/gateway-app.ts";
import type { Arrival } from "./audit.ts";
import type { Fault, FaultCount } from "./rehearsal-faults.ts";
import { requestIdIn } from "./rehearsal-plan.ts";
import type { Random } from "./random.ts";

/** How each fault is made, and its probability. */
const GATEWAY_FAULTS = {
  "gateway: 500": { probability: 0.03, make: () => ({ kind: "status", status: 500 }) },
  "gateway: 429 with Retry-After": {
    probability: 0.015,
    make: (draw) => ({ kind: "status", status: 429, headers: { "retry-after": String(draw.whole(1, 7200)) } }),
  },
  "gateway: no answer until the timeout": { probability: 0.003, make: () => ({ kind: "hang" }) },
  "gateway: reset before accepting": { probability: 0.01, make: () => ({ kind: "reset-before-headers" }) },
  "gateway: reset after accepting": { probability: 0.01, make: () => ({ kind: "reset-after-accepting" }) },
} satisfies Partial<Record<Fault, { probability: number; make: (draw: Random) => GatewayFault }>>;

/** Requests that fail at every try until the gateway recovers, so that they become dead letters. */
const ALWAYS_FAILS = 0.004;

export interface GatewayOptions {
  random: Random;
  faults: FaultCount;
  /** Expected number of calls, and how often the rarest fault is expected at least. */
  calls: number;
  minimum: number;
}

/** A gateway that honors idempotency keys, and fails at random in the way each call's request and number decide. */
export function faultyGateway({ random, faults, calls, minimum }: GatewayOptions) {
  const arrivals = new Map<string, Arrival>();
  const tries = new Map<string, number>();
  const state = { hasRecovered: false };
  const probabilities = Object.fromEntries(
    Object.entries(GATEWAY_FAULTS).map(([name, fault]) => [name, Math.max(fault.probability, minimum / calls)]),
  ) as Record<keyof typeof GATEWAY_FAULTS, number>;

  function nextFault(request: ReceivedRequest): GatewayFault | undefined {
    const id = requestIdIn(request.body) ?? "";
    const number = (tries.get(id) ?? 0) + 1;
    tries.set(id, number);
    if (state.hasRecovered) return undefined;
    if (random.for("always fails", id).chance(Math.max(ALWAYS_FAILS, minimum / calls)))
      return { kind: "status", status: 503 };
    const draw = random.for("gateway", id, number);
    const name = draw.oneOf(probabilities);
    if (!name) return undefined;
    faults.add(name);
    return GATEWAY_FAULTS[name].make(draw);
  }

  const app = createGatewayApp({
    nextFault,
    onSeen: () => {},
    isKnown: (key) => arrivals.has(key),
    onReceived: async ({ idempotencyKey, reference, body }) => {
      arrivals.set(idempotencyKey ?? body, { id: requestIdIn(body), reference });
    },
  });
  // The worker disconnects from calls that take too long; that is no error of this server.
  app.onError(() => new Response(null, { status: 500 }));
  return {
    app,
    get arrivals(): Arrival[] {
      return [...arrivals.values()];
    },
    /** From now on every call is accepted. */
    recover: () => {
      state.hasRecovered = true;
    },
  };
}
