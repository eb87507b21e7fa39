import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { dirname } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";

/** Contains the URL of the local site's API while it runs. */
export const OUTBOX_API_FILE = ".wrangler/outbox-api";

/** KV namespace and queue of the site, as Miniflare returns them. */
export interface Store {
  list(options: { limit?: number; cursor?: string }): Promise<{
    keys: { name: string; metadata?: unknown }[];
    list_complete: boolean;
    cursor?: string;
  }>;
  get(key: string): Promise<string | null>;
  delete(key: string): Promise<void>;
}
export interface Outbox {
  send(body: unknown, options: { contentType: "json" }): Promise<unknown>;
}

export interface ApiOptions {
  store: Store;
  outbox: Outbox;
  /** Expected queue name and account. Default: any. */
  queueName?: string;
  /** Required bearer token. Default: any. */
  token?: string;
  /** Whether to write the URL to the file that `npm run outbox -- --local` reads. */
  isFound?: boolean;
}

/**
 * The subset of Cloudflare's API that the outbox uses, for the site in the local runtime: reading and writing a KV
 * store, listing queues, and sending a message to one. Source: developers.cloudflare.com/api, kv and queues.
 */
export async function startCloudflareApi({ store, outbox, queueName = "local", token, isFound = false }: ApiOptions) {
  const app = new Hono().basePath("/accounts/:account");
  app.use(async (c, next) => {
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (!given || (token && given !== token)) return refused(403, 10000, "Authentication error");
    await next();
  });
  app.get("/storage/kv/namespaces/:id/keys", async (c) => {
    const limit = Number(c.req.query("limit") ?? 1000);
    const page = await store.list({ limit, cursor: c.req.query("cursor") || undefined });
    const cursor = page.list_complete ? "" : page.cursor;
    return fine(page.keys, { result_info: { count: page.keys.length, cursor } });
  });
  app.get("/storage/kv/namespaces/:id/values/:key", async (c) => {
    const value = await store.get(decodeURIComponent(c.req.param("key")));
    return value === null ? refused(404, 10009, "get: 'key not found'") : new Response(value);
  });
  app.delete("/storage/kv/namespaces/:id/values/:key", async (c) => {
    await store.delete(decodeURIComponent(c.req.param("key")));
    return fine(null);
  });
  app.get("/queues", () => fine([{ queue_id: "the-outbox", queue_name: queueName }]));
  app.post("/queues/the-outbox/messages", async (c) => {
    const { body, content_type } = await c.req.json<{ body: unknown; content_type?: string }>();
    if (content_type !== "json") return refused(400, 10026, "content_type must be json");
    await outbox.send(body, { contentType: "json" });
    return fine(null);
  });

  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (isFound) {
    mkdirSync(dirname(OUTBOX_API_FILE), { recursive: true });
    writeFileSync(OUTBOX_API_FILE, origin);
    process.once("exit", () => rmSync(OUTBOX_API_FILE, { force: true }));
  }
  return {
    origin,
    stop: () => {
      if (isFound) rmSync(OUTBOX_API_FILE, { force: true });
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
    },
  };
}

/** Response envelopes of Cloudflare's API for success and failure. */
export const fine = (result: unknown, more = {}) =>
  Response.json({ success: true, errors: [], messages: [], result, ...more });

export const refused = (status: number, code: number, message: string) =>
  Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
