import type { AddressInfo } from "node:net";
import { type HttpBindings, serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import type { DeadLetters } from "./rehearsal-dead-letters.ts";
import type { FaultCount } from "./rehearsal-faults.ts";
import { requestIdIn } from "./rehearsal-plan.ts";
import type { Queues } from "./queues.ts";
import type { Random } from "./random.ts";

const LETTER_FAILS = 0.3;

export interface ServicesOptions {
  random: Random;
  faults: FaultCount;
  gateway: Hono<{ Bindings: HttpBindings }>;
  /** Read when first needed: the queues deliver to workers, which need the services to start. */
  queues: () => Queues;
  letters: DeadLetters;
}

/** One server for everything outside the worker: gateway, queues, dead-letter store and the alert webhook. */
export async function startServices({ random, faults, gateway, queues, letters }: ServicesOptions) {
  const writes = new Map<string, number>();
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/queue/:name", async (c) => {
    const { body, delaySeconds } = await c.req.json<{ body: unknown; delaySeconds?: number }>();
    queues().send(c.req.param("name"), body, delaySeconds);
    return c.body(null);
  });
  app.post("/letters", async (c) => {
    const { key, value, metadata } = await c.req.json<{ key: string; value: string; metadata: unknown }>();
    const id = requestIdIn(value) ?? key;
    writes.set(id, (writes.get(id) ?? 0) + 1);
    if (random.for("letter", id, writes.get(id)!).chance(LETTER_FAILS)) {
      faults.add("dead-letter store: write fails");
      return c.body(null, 500);
    }
    letters.put(key, { value, metadata });
    return c.body(null);
  });
  app.post("/alerts", (c) => c.body(null));
  app.onError((_error, c) => c.body(null, 500));
  app.all("*", (c) => gateway.fetch(c.req.raw, c.env));

  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/**
 * Source of an entry module for `BuiltSite`: the built worker, with its queues and dead-letter store at the services.
 * Timeouts of two seconds and more, such as the gateway's, pass five times as fast.
 * @param services origin of the services
 */
export const workerEntry = (services: string): string => `
import site from "./index.js";

const wait = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms >= 2000 ? ms / 5 : ms, ...rest);

const post = async (path, value) => {
  const answer = await fetch(${JSON.stringify(services)} + path, { method: "POST", body: JSON.stringify(value) });
  if (!answer.ok) throw new Error(path + " failed");
};
const queue = (name) => ({ send: (body, { delaySeconds } = {}) => post("/queue/" + name, { body, delaySeconds }) });
const bindings = (env) => ({
  ...env,
  CONTACT_OUTBOX: queue("goldthread-outbox"),
  CONTACT_OUTBOX_DEAD: queue("goldthread-outbox-dead"),
  CONTACT_DEAD_LETTERS: { put: (key, value, { metadata }) => post("/letters", { key, value, metadata }) },
});
export default {
  fetch: (request, env, ctx) => site.fetch(request, bindings(env), ctx),
  queue: (batch, env, ctx) => site.queue(batch, bindings(env), ctx),
};
`;
