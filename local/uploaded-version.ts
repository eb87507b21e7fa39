import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BuiltSite } from "./built-site.ts";

/** A version uploaded by wrangler: the parts of its form, and the files of its session. */
export interface Upload {
  metadata: {
    bindings: { type: string; name: string; text?: string }[];
    annotations?: Record<string, string>;
    assets?: { config?: Record<string, unknown> };
  };
  /** Modules of the worker by name. */
  modules: Map<string, Uint8Array>;
  /** Static files by path. */
  files: Map<string, Uint8Array>;
}

/** Folder for unpacked uploads. */
const FOLDER = ".wrangler/uploaded";

/** Runs an uploaded version in workerd, using only the uploaded files. */
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
    // No longer needed: the server uses a copy of the files and has read the modules.
    rmSync(folder, { recursive: true, force: true });
  }
}
