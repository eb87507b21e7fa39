import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { readWranglerConfig, workerOptionsOf } from "../shims/wrangler-config.ts";
import { makeServedCopy } from "./served-copy.ts";

const SERVER_DIR = "build/server";
const CLIENT_DIR = "build/client";

export interface SiteOptions {
  /** Default 0: any free port. */
  port?: number;
  /** Variables that override wrangler.toml. undefined removes one. */
  settings?: Record<string, string | undefined>;
  /** Folder of the worker's bundle. Tests may pass a modified copy. */
  serverDir?: string;
  /** Folder of the static files. The site serves a copy of it. */
  clientDir?: string;
  /** Source of an entry module that wraps the worker. It imports the worker as `./index.js`. */
  entry?: string;
  /** Additional Miniflare options of the worker. */
  worker?: Record<string, unknown>;
  /** Patches the source of the worker's entry module, for tests of what the build has no option for. */
  patchEntry?: (source: string) => string;
  /** Called with every line of the worker's log. Default: prints all lines except successful requests. */
  onLog?: (line: string) => void;
}

/** Runs the built worker with its static files in workerd on a local port. */
export class BuiltSite {
  readonly origin: string;
  /** The served copy of the static files. */
  readonly #servedDir: string;
  readonly #miniflare: Miniflare;

  private constructor(miniflare: Miniflare, origin: string, servedDir: string) {
    this.#miniflare = miniflare;
    this.origin = origin;
    this.#servedDir = servedDir;
  }

  /** Starts the production build. Throws if there is no build or the port is in use. */
  static async start({
    port = 0,
    settings = {},
    serverDir = SERVER_DIR,
    clientDir = CLIENT_DIR,
    entry,
    worker = {},
    patchEntry,
    onLog = printProblems,
  }: SiteOptions = {}): Promise<BuiltSite> {
    // A modified copy of the bundle may lack the configuration file.
    const configFile = [serverDir, SERVER_DIR].map((folder) => join(folder, "wrangler.json")).find(existsSync);
    if (!configFile) throw new Error("There is no build. Run `npm run build` first.");
    const config = readWranglerConfig({ config: configFile });
    const { workerOptions } = workerOptionsOf(config);
    const bindings = Object.fromEntries(
      Object.entries({ ...config.vars, ...settings }).filter(([, value]) => value !== undefined),
    ) as Record<string, string>;
    const servedDir = makeServedCopy(clientDir);
    const miniflare = new Miniflare({
      ...workerOptions,
      host: "127.0.0.1",
      port,
      modulesRoot: serverDir,
      modules: serverModules(serverDir, entry, patchEntry),
      assets: { ...workerOptions.assets, directory: servedDir },
      bindings,
      handleRuntimeStdio: readLines(onLog),
      logRequests: false,
      ...worker,
    } as unknown as MiniflareOptions);
    const url = await miniflare.ready;
    return new BuiltSite(miniflare, url.origin, servedDir);
  }

  /** A KV namespace of the site by its binding. */
  store(binding: string): ReturnType<Miniflare["getKVNamespace"]> {
    return this.#miniflare.getKVNamespace(binding);
  }

  /** A queue of the site by its binding. */
  queue(binding: string): ReturnType<Miniflare["getQueueProducer"]> {
    return this.#miniflare.getQueueProducer(binding);
  }

  /** The worker, for events that do not arrive over HTTP, such as a queue batch. */
  worker(): ReturnType<Miniflare["getWorker"]> {
    return this.#miniflare.getWorker();
  }

  /** URL of the runtime's inspector. Requires `worker: { inspectorPort: 0 }`. */
  inspector(): ReturnType<Miniflare["getInspectorURL"]> {
    return this.#miniflare.getInspectorURL();
  }

  async stop(): Promise<void> {
    await this.#miniflare.dispose();
    rmSync(this.#servedDir, { recursive: true, force: true });
  }
}

/** The entry module, followed by all chunks it may import. */
function serverModules(serverDir: string, entrySource?: string, patchEntry?: (source: string) => string) {
  const chunks = (directory: string): string[] =>
    readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? chunks(path) : path.endsWith(".js") ? [path] : [];
    });
  const entry = join(serverDir, "index.js");
  const rest = chunks(serverDir).filter((path) => path !== entry && !relative(serverDir, path).startsWith("."));
  const [first, ...others] = [entry, ...rest].map((path) => ({ type: "ESModule" as const, path }));
  if (patchEntry) return [{ ...first, contents: patchEntry(readFileSync(entry, "utf8")) }, ...others];
  if (entrySource === undefined) return [first, ...others];
  return [
    { type: "ESModule" as const, path: join(serverDir, "test-entry.js"), contents: entrySource },
    first,
    ...others,
  ];
}

const printProblems = (line: string) => {
  if (!line.startsWith('{"level":"info","event":"request"')) console.log(line);
};

function readLines(onLog: (line: string) => void) {
  return (stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream) => {
    for (const stream of [stdout, stderr]) {
      let rest = "";
      stream.on("data", (chunk: Buffer) => {
        const lines = (rest + chunk.toString()).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line) onLog(line);
      });
    }
  };
}
