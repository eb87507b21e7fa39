import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";

/**
 * The part of Cloudflare's API that `wrangler versions upload` needs, with one worker. Source: requests of wrangler
 * 4.116.0, and developers.cloudflare.com/api, workers.
 * @param worker its name
 * @param hasPreviews whether previews are enabled
 */
export async function startUploadsApi({ worker, hasPreviews = true }: { worker: string; hasPreviews?: boolean }) {
  const uploads: { metadata: Record<string, unknown>; token: string | undefined }[] = [];
  const files = new Set<string>();
  const app = new Hono().basePath("/accounts/:account/workers");
  app.get("/services/:name", (c) => {
    if (c.req.param("name") !== worker) return refused(404, 10090, "This service does not exist on this account.");
    const script = { last_deployed_from: "wrangler", tag: "a-tag" };
    return fine({ default_environment: { environment: "production", script } });
  });
  app.get("/subdomain", () => fine({ subdomain: "firm" }));
  const script = app.basePath(`/scripts/${worker}`);
  script.get("/secrets", () => fine([]));
  script.get("/settings", () => fine({ tags: [] }));
  script.patch("/script-settings", () => fine({}));
  script.get("/subdomain", () => fine({ enabled: true, previews_enabled: hasPreviews }));
  // Claims to have all files, so none is uploaded.
  script.post("/assets-upload-session", async (c) => {
    const { manifest } = await c.req.json<{ manifest: Record<string, unknown> }>();
    for (const file of Object.keys(manifest)) files.add(file);
    return fine({ jwt: "a-session", buckets: [] });
  });
  script.post("/versions", async (c) => {
    const { metadata } = await c.req.parseBody();
    uploads.push({ metadata: JSON.parse(String(metadata)), token: c.req.header("authorization") });
    return fine({ id: "0a1b2c3d-0000-4000-8000-000000000000", startup_time_ms: 5, metadata: { has_preview: true } });
  });
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All uploads, oldest first. */
    uploads,
    /** Paths of the static files of all uploads. */
    files,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

const fine = (result: unknown) => Response.json({ success: true, errors: [], messages: [], result });

const refused = (status: number, code: number, message: string) =>
  Response.json({ success: false, errors: [{ code, message }], messages: [], result: null }, { status });
