import { createGatewayApp, type Fault as GatewayFault, type ReceivedRequest } from "../../local/gateway/gateway-app.ts";
import type { Fault, FaultCount } from "./faults.ts";
import type { Kept } from "./ledger.ts";
import { markOf } from "./plan.ts";
import type { Random } from "./random.ts";

const SHARES = {
  "gateway: 500": 0.03,
  "gateway: 429 with Retry-After": 0.015,
  "gateway: no answer until the timeout": 0.003,
  "gateway: cut before it took the request": 0.01,
  "gateway: cut after it took the request": 0.01,
  "gateway: a page with 200": 0.004,
} satisfies Partial<Record<Fault, number>>;

type GatewayFaultName = keyof typeof SHARES;

const PAGE = "<!DOCTYPE html><title>Sign in</title><h1>Please sign in to the network</h1>";

/** Requests that the gateway takes at no try: they come to the dead letters. */
const CURSED = 0.004;

export interface GatewayOptions {
  random: Random;
  faults: FaultCount;
  /** How many calls are expected, and how often the rarest fault must occur at least. */
  calls: number;
  fewest: number;
  /** Proves the account: it says that it took one request and keeps nothing (lose), or keeps one under two keys (double). */
  sabotage?: readonly string[];
}

/** A gateway that honours idempotency keys and fails in many ways, the way of each call drawn from its mark and its number. */
export function faultyGateway({ random, faults, calls, fewest, sabotage = [] }: GatewayOptions) {
  const kept = new Map<string, Kept>();
  const tries = new Map<string, number>();
  const doubtful = new Set<string>();
  const shares = Object.fromEntries(
    Object.entries(SHARES).map(([name, share]) => [name, Math.max(share, fewest / calls)]),
  ) as Record<GatewayFaultName, number>;
  const state = { isHealed: false };
  const toDo = new Set(sabotage);
  const swallowed = new Set<string>();

  function nextFault(request: ReceivedRequest): GatewayFault | undefined {
    const mark = markOf(request.body) ?? "";
    const number = (tries.get(mark) ?? 0) + 1;
    tries.set(mark, number);
    if (state.isHealed) return undefined;
    if (random.for("cursed", mark).chance(Math.max(CURSED, fewest / calls))) return { kind: "status", status: 503 };
    const draw = random.for("gateway", mark, number);
    const name = draw.oneOf(shares);
    if (!name) return undefined;
    faults.add(name);
    if (name === "gateway: a page with 200") doubtful.add(mark);
    return faultOf(name, draw);
  }

  const app = createGatewayApp({
    nextFault,
    onSeen: () => {},
    isKnown: (key) => kept.has(key) || swallowed.has(key),
    onReceived: async ({ idempotencyKey, reference, body }) => {
      const key = idempotencyKey ?? body;
      if (toDo.delete("lose")) return void swallowed.add(key);
      const one = { mark: markOf(body), reference };
      kept.set(key, one);
      if (toDo.delete("double")) kept.set(`${key} again`, one);
    },
  });
  // The site breaks off what takes too long; that is no fault of this server's.
  app.onError(() => new Response(null, { status: 500 }));
  return {
    app,
    doubtful,
    get kept(): Kept[] {
      return [...kept.values()];
    },
    /** From now on it takes everything. */
    heal: () => {
      state.isHealed = true;
    },
  };
}

function faultOf(name: GatewayFaultName, draw: Random): GatewayFault {
  switch (name) {
    case "gateway: 500":
      return { kind: "status", status: 500 };
    case "gateway: 429 with Retry-After":
      return { kind: "status", status: 429, headers: { "retry-after": String(draw.whole(1, 7200)) } };
    case "gateway: no answer until the timeout":
      return { kind: "hang" };
    case "gateway: cut before it took the request":
      return { kind: "reset-before-headers" };
    case "gateway: cut after it took the request":
      return { kind: "reset-after-accepting" };
    case "gateway: a page with 200":
      return { kind: "status", status: 200, body: PAGE, headers: { "content-type": "text/html" } };
  }
}
