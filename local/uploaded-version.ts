import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BuiltSite } from "./built-site.ts";

/** A version as wrangler uploads it: the parts of its form, and the files that its session named. */
export interface Upload {
  metadata: {
    bindings: { type: string; name: string; text?: string }[];
    annotations?: Record<string, string>;
    assets?: { config?: Record<string, unknown> };
  };
  /** Modules of the worker by their names. */
  modules: Map<string, Uint8Array>;
  /** Static files by their paths. */
  files: Map<string, Uint8Array>;
}

/** Where uploads are unpacked. */
const FOLDER = ".wrangler/uploaded";

/** Runs an uploaded version in workerd, from what was uploaded and nothing else. */
export async function serveUpload(id: string, { metadata, modules, files }: Upload): Promise<BuiltSite> {
  const folder = resolve(FOLDER, id);
  const put = (part: string, name: string, bytes: Uint8Array | string) => {
    const path = join(folder, part, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  };
  for (const [name, bytes] of modules) put("server", name, bytes);
  for (const [path, bytes] of files) put("client", path, bytes);
  put("client", "_headers", String(metadata.assets?.config?.["_headers"] ?? ""));
  const texts = metadata.bindings.filter(({ type }) => type === "plain_text" || type === "secret_text");
  try {
    return await BuiltSite.start({
      serverDir: join(folder, "server"),
      clientDir: join(folder, "client"),
      settings: Object.fromEntries(texts.map(({ name, text }) => [name, text])),
      onLog: () => {},
    });
  } finally {
    // Served is a copy; modules were read.
    rmSync(folder, { recursive: true, force: true });
  }
}
