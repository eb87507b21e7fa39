import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import type { Fault } from "../../scripts/local/gateway/gateway-faults.ts";
import { startGateway } from "../../scripts/local/gateway/local-gateway.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { newClient } from "../support/contact-site.ts";

const REQUESTS = 200;
const VISITORS_AT_ONCE = 20;

/** What happens to the calls of the gateway, in turn. */
const FAULTS: (Fault | undefined)[] = [
  undefined,
  { kind: "status", status: 500 },
  { kind: "reset-before-headers" },
  { kind: "reset-after-accepting" },
  { kind: "status", status: 429, headers: { "retry-after": "1" } },
];

/** The worker with its outbox at a server of the test, so that messages outlive the worker. */
const withOutboxAt = (origin: string) => `
import site from "./index.js";
const CONTACT_OUTBOX = {
  async send(body) {
    const answer = await fetch("${origin}", { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error("The queue failed.");
  },
};
export default {
  fetch: (request, env, ctx) => site.fetch(request, { ...env, CONTACT_OUTBOX }, ctx),
  queue: (batch, env, ctx) => site.queue(batch, { ...env, CONTACT_OUTBOX }, ctx),
};`;

interface Message {
  id: string;
  timestamp: Date;
  body: unknown;
  attempts: number;
}

/** A queue that delivers at least once: what a killed worker was handling is delivered again, whole. */
async function startQueue() {
  const waiting: Message[] = [];
  let count = 0;
  const app = new Hono().post("/", async (c) => {
    waiting.push({ id: `message-${++count}`, timestamp: new Date(), body: await c.req.json(), attempts: 1 });
    return c.body(null);
  });
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  const deliverTo = async (site: BuiltSite, killed: AbortSignal) => {
    const batch = waiting.splice(0, 10);
    const again = (ids: Set<string>) =>
      waiting.push(...batch.filter(({ id }) => ids.has(id)).map((one) => ({ ...one, attempts: one.attempts + 1 })));
    const isKilled = new Promise<never>((_, reject) => {
      killed.addEventListener("abort", () => reject(new Error("The worker was killed.")), { once: true });
    });
    const worker = await site.worker();
    await Promise.race([worker.queue("outbox", batch as never), isKilled]).then(
      ({ retryMessages }) => again(new Set(retryMessages.map(({ msgId }) => msgId))),
      () => again(new Set(batch.map(({ id }) => id))),
    );
  };
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, waiting, deliverTo, stop: () => server.close() };
}

test("OPS-1 OPS-2 of 200 contact requests none is lost or doubled while the gateway fails and a worker is killed", async () => {
  const gateway = await startGateway();
  const queue = await startQueue();
  const startSite = () =>
    BuiltSite.start({
      entry: withOutboxAt(queue.origin),
      settings: { CONTACT_API_ORIGIN: gateway.origin, SITE_URL: undefined },
      onLog: () => {},
    });
  const [first, second] = await Promise.all([startSite(), startSite()]);
  const killed = new AbortController();
  let site = first;
  let broken = 0;
  const told = new Map<string, string>();

  /** Sends a request until it is accepted, as a visitor does. */
  const send = async (number: number): Promise<void> => {
    const body = JSON.stringify({ ...REQUEST, message: `Request ${number}`, idempotency_key: crypto.randomUUID() });
    const headers = { "content-type": "application/json", "cf-connecting-ip": newClient() };
    while (!told.has(`Request ${number}`)) {
      gateway.setFault(FAULTS[number % FAULTS.length], 1);
      const answer = await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body })
        .then(async (response) => ({ ok: response.ok, ...((await response.json()) as { reference: string }) }))
        .catch(() => undefined);
      if (answer?.ok) told.set(`Request ${number}`, answer.reference);
      else if (!answer) broken++;
    }
  };
  const kill = async () => {
    // One request at least is in the worker's hands.
    gateway.setFault({ kind: "hang" }, 1);
    const seen = gateway.seen.length;
    await expect.poll(() => gateway.seen.length).toBeGreaterThan(seen);
    site = second;
    killed.abort();
    await first.stop();
  };
  let next = 0;
  const sending = new AbortController();
  const sendMany = async () => {
    for (let number = next++; number < REQUESTS; number = next++) {
      await Promise.all([send(number), ...(number === REQUESTS / 2 ? [kill()] : [])]);
    }
  };
  const deliverAll = async () => {
    while (!sending.signal.aborted || queue.waiting.length > 0) {
      if (queue.waiting.length > 0)
        await queue.deliverTo(site, site === first ? killed.signal : new AbortController().signal);
      else await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const delivering = deliverAll();
  await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, sendMany));
  sending.abort();
  await delivering;
  await second.stop();
  await gateway.stop();
  queue.stop();

  expect(broken).toBeGreaterThan(0);
  const arrived = gateway.received.map(({ body, reference }) => [
    (JSON.parse(body) as typeof REQUEST).message,
    reference,
  ]);
  expect(arrived).toHaveLength(REQUESTS);
  expect(new Map(arrived as [string, string][])).toEqual(told);
});
