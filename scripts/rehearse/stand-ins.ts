import type { AddressInfo } from "node:net";
import { type HttpBindings, serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import type { FaultCount } from "./faults.ts";
import type { Letters } from "./letters.ts";
import { markOf } from "./plan.ts";
import type { Queues } from "./queues.ts";
import type { Random } from "./random.ts";

/** Longer than a page waits for the cache. */
const SLOW_MS = 700;

export interface StandInsOptions {
  random: Random;
  faults: FaultCount;
  atLeast: number;
  gateway: Hono<{ Bindings: HttpBindings }>;
  /** Asked when they are first needed: queues deliver to versions that need the stand-ins. */
  queues: () => Queues;
  letters: Letters;
}

/**
 * One server in the place of everything that outlives an isolate: gateway, queues, the store of dead letters, the
 * location's cache, and whoever is told of dead letters.
 */
export async function startStandIns({ random, faults, atLeast, gateway, queues, letters }: StandInsOptions) {
  const cache = new Map<string, { headers: Headers; body: ArrayBuffer }>();
  const state = { alerts: 0 };
  const asked = new Map<string, number>();
  /** A decision about one thing, and the next time another one. */
  const drawFor = (name: string) => {
    asked.set(name, (asked.get(name) ?? 0) + 1);
    return random.for(name, asked.get(name)!);
  };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/queue/:name", async (c) => {
    const { body, delaySeconds } = await c.req.json<{ body: unknown; delaySeconds?: number }>();
    queues().send(c.req.param("name"), body, delaySeconds);
    return c.body(null);
  });
  app.post("/letters", async (c) => {
    const { key, value, metadata } = await c.req.json<{ key: string; value: string; metadata: unknown }>();
    if (drawFor(`letter ${markOf(value) ?? key}`).chance(0.3)) {
      faults.add("store of dead letters: takes nothing");
      return c.body(null, 500);
    }
    letters.put(key, { value, metadata });
    return c.body(null);
  });
  app.all("/cache/*", async (c) => {
    const draw = drawFor(c.req.path);
    const fault = draw.oneOf({ throws: Math.max(0.05, atLeast), slow: Math.max(0.03, atLeast) });
    if (fault === "throws") {
      faults.add("cache: throws");
      return c.body(null, 500);
    }
    if (fault === "slow") {
      faults.add("cache: slow");
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    }
    if (c.req.method === "PUT") {
      cache.set(c.req.path, { headers: new Headers(c.req.header()), body: await c.req.arrayBuffer() });
      return c.body(null);
    }
    const entry = cache.get(c.req.path);
    return entry ? new Response(entry.body, { headers: entry.headers }) : c.body(null, 404);
  });
  app.post("/alerts", (c) => {
    state.alerts += 1;
    return c.body(null);
  });
  app.onError((_error, c) => c.body(null, 500));
  app.all("*", (c) => gateway.fetch(c.req.raw, c.env));

  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get alerts(): number {
      return state.alerts;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
