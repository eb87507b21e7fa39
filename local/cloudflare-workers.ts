import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve, type ServerType } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { AssetSessions } from "./asset-sessions.ts";
import { fine, refused } from "./cloudflare-api.ts";
import type { Upload } from "./uploaded-version.ts";

/** An uploaded version. */
interface Version {
  id: string;
  metadata: { created_on: string; has_preview: boolean };
  annotations: Record<string, string>;
  resources: { bindings: unknown[]; script: { etag: string } };
}

/** A version's share of the traffic, in percent. */
export interface Part {
  version_id: string;
  percentage: number;
}

export interface WorkersApiOptions {
  /** Called with each uploaded version, which is added to the account when the promise resolves. */
  onUpload: (id: string, upload: Upload) => Promise<void>;
  /** Called before each deployment. Throws an error message to reject it. */
  onDeploy: (parts: Part[]) => void;
  /** Whether to reject the unversioned settings that wrangler sends after each deployment. */
  refusesSettings?: () => boolean;
}

/**
 * The subset of Cloudflare's API that wrangler uses to deploy a worker: assets, versions, deployments and
 * triggers. Source: wrangler 4.116's calls; developers.cloudflare.com/api, workers.
 */
export async function startWorkersApi(options: WorkersApiOptions) {
  const { onUpload, onDeploy, refusesSettings = () => false } = options;
  const versions: Version[] = [];
  const deployments: { id: string; created_on: string; strategy: string; versions: Part[] }[] = [];
  const assets = new AssetSessions();
  let subdomain = { enabled: false, previews_enabled: false };

  async function take(c: Context): Promise<Version> {
    const form = await c.req.formData();
    const metadata = JSON.parse(String(form.get("metadata"))) as Upload["metadata"] & { assets?: { jwt: string } };
    const modules = new Map<string, Uint8Array>();
    for (const [name, part] of form) if (typeof part !== "string") modules.set(name, await part.bytes());
    const version: Version = {
      id: randomUUID(),
      metadata: { created_on: new Date().toISOString(), has_preview: true },
      annotations: metadata.annotations ?? {},
      resources: { bindings: metadata.bindings, script: { etag: "etag" } },
    };
    await onUpload(version.id, { metadata, modules, files: assets.filesOf(metadata.assets?.jwt ?? "") });
    versions.push(version);
    return version;
  }
  function deploy(parts: Part[]) {
    onDeploy(parts);
    const created_on = new Date().toISOString();
    deployments.unshift({ id: randomUUID(), created_on, strategy: "percentage", versions: parts });
    return deployments[0];
  }
  const isThere = () => deployments.length > 0;

  const workers = new Hono().route("/", assets.routes());
  workers.get("/services/:name", () =>
    isThere()
      ? fine({
          default_environment: {
            environment: "production",
            script: { tag: "tag", tags: [], last_deployed_from: "wrangler" },
          },
        })
      : noWorker(),
  );
  workers.put("/scripts/:name", async (c) => {
    const version = await take(c);
    deploy([{ version_id: version.id, percentage: 100 }]);
    return fine({ id: c.req.param("name"), deployment_id: version.id.replaceAll("-", ""), startup_time_ms: 1 });
  });
  workers.get("/scripts/:name/secrets", () => (isThere() ? fine([]) : noWorker()));
  workers.post("/scripts/:name/versions", async (c) => fine({ ...(await take(c)), startup_time_ms: 1 }));
  workers.get("/scripts/:name/versions/:id", (c) => {
    const version = versions.find(({ id }) => id === c.req.param("id"));
    return version ? fine(version) : refused(404, 10095, "No such version.");
  });
  workers.get("/scripts/:name/deployments", () => (isThere() ? fine({ deployments }) : noWorker()));
  workers.post("/scripts/:name/deployments", async (c) => {
    try {
      return fine(deploy((await c.req.json<{ versions: Part[] }>()).versions));
    } catch (error) {
      return refused(400, 10001, (error as Error).message);
    }
  });
  workers.patch("/scripts/:name/script-settings", async (c) =>
    refusesSettings() ? refused(400, 10001, "The settings were refused.") : fine(await c.req.json()),
  );
  workers.get("/scripts/:name/subdomain", () => fine(subdomain));
  workers.post("/scripts/:name/subdomain", async (c) => {
    subdomain = await c.req.json();
    return fine(subdomain);
  });
  workers.get("/subdomain", () => fine({ subdomain: "local" }));

  const app = new Hono().route("/accounts/:account/workers", workers);
  // A token without access to analytics.
  app.post("/graphql", () => Response.json({ data: null, errors: [{ message: "not authorized for that account" }] }));
  app.notFound((c) => refused(404, 7003, `Could not route to ${c.req.method} ${c.req.path}`));
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(started));
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    versions,
    deployments,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

const noWorker = () => refused(404, 10007, "This Worker does not exist on your account.");
