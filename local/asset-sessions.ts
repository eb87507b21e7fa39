import { Hono } from "hono";
import { fine } from "./cloudflare-api.ts";

/** Upload manifest: hash and size of each static file by path. */
type Manifest = Record<string, { hash: string; size: number }>;

/** Number of files per upload request of wrangler. */
const BUCKET = 100;

/**
 * Direct upload of static files as used by wrangler: a session lists the files, the unknown ones are uploaded, and the
 * returned token represents all of them. Source: developers.cloudflare.com/workers/static-assets/direct-upload.
 */
export class AssetSessions {
  readonly #known = new Map<string, Uint8Array>();
  readonly #manifests: Manifest[] = [];

  /** Files of a finished session by path. */
  filesOf(token: string): Map<string, Uint8Array> {
    const manifest = this.#manifests[Number(token.split("-")[1])] ?? {};
    return new Map(Object.entries(manifest).map(([path, { hash }]) => [path, this.#known.get(hash)!]));
  }

  /** Routes under `/accounts/:account/workers`. */
  routes(): Hono {
    const app = new Hono();
    app.post("/scripts/:name/assets-upload-session", async (c) => {
      const { manifest } = await c.req.json<{ manifest: Manifest }>();
      const session = this.#manifests.push(manifest) - 1;
      const missing = [...new Set(Object.values(manifest).map(({ hash }) => hash))].filter(
        (hash) => !this.#known.has(hash),
      );
      const buckets = Array.from({ length: Math.ceil(missing.length / BUCKET) }, (_, index) =>
        missing.slice(index * BUCKET, (index + 1) * BUCKET),
      );
      return fine({ jwt: `session-${session}`, buckets });
    });
    app.post("/assets/upload", async (c) => {
      for (const [hash, file] of await c.req.formData()) {
        const text = typeof file === "string" ? file : await file.text();
        this.#known.set(hash, Buffer.from(text, "base64"));
      }
      return fine({ jwt: c.req.header("authorization")!.replace("Bearer ", "") });
    });
    return app;
  }
}
