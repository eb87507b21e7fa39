import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A version of a worker that runs somewhere, and its part of the traffic. */
export interface SplitVersion {
  id: string;
  /** Where the version answers, such as a BuiltSite's origin. */
  origin: string;
  /** 0 to 100; those of a deployment add up to 100. */
  percent: number;
}

/** One answered request. */
export interface Served {
  version: string;
  method: string;
  path: string;
  status: number;
}

export interface SplitterOptions {
  versions: SplitVersion[];
  /** The name that a version override goes by. */
  workerName: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** From 0 to 1, without 1: which version a request meets that says nothing of it. */
  random?: () => number;
  /** Called as each answer begins. */
  onServed?: (served: Served) => void;
}

export interface Splitter {
  origin: string;
  /** A new deployment: from now on these versions share the traffic. */
  split: (versions: SplitVersion[]) => void;
  stop: () => Promise<void>;
}

/**
 * Stands before several versions of a site as Cloudflare does in a gradual deployment: each request, for a page or a
 * static file, meets a version by chance and percentage. `Cloudflare-Workers-Version-Overrides: name="id"` chooses any version
 * of the deployment, those of 0 % included, and is ignored for others; one `Cloudflare-Workers-Version-Key` meets one
 * version, and as its part grows the newer one for good. Source: developers.cloudflare.com/workers/versions-and-deployments.
 */
export async function startSplitter(options: SplitterOptions): Promise<Splitter> {
  const { workerName, port = 0, random = Math.random, onServed = () => {} } = options;
  let versions = checked(options.versions);
  const server = createServer((request, response) => {
    const version = overridden(request, workerName, versions) ?? byPart(versions, positionOf(request, random));
    forward(request, response, version.origin, (status) =>
      onServed({ version: version.id, method: request.method!, path: request.url!, status }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    split: (next) => {
      versions = checked(next);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function checked(versions: SplitVersion[]): SplitVersion[] {
  const sum = versions.reduce((total, { percent }) => total + percent, 0);
  if (sum !== 100) throw new Error(`The parts of a deployment add up to 100; these to ${sum}.`);
  return versions;
}

function overridden(request: IncomingMessage, name: string, versions: SplitVersion[]): SplitVersion | undefined {
  const members = String(request.headers["cloudflare-workers-version-overrides"] ?? "").split(",");
  const [, id] = members.map((member) => member.trim().split("=")).find(([key]) => key === name) ?? [];
  return versions.find((version) => `"${version.id}"` === id);
}

/** Where a request stands between 0 and 100: by its key, if it has one. */
function positionOf(request: IncomingMessage, random: () => number): number {
  const key = request.headers["cloudflare-workers-version-key"];
  if (key === undefined) return random() * 100;
  return (createHash("sha256").update(String(key)).digest().readUInt32BE() / 2 ** 32) * 100;
}

function byPart(versions: SplitVersion[], position: number): SplitVersion {
  let end = 0;
  return versions.find(({ percent }) => position < (end += percent))!;
}

/** Passes a request on as it came, its host included, and the answer back. What breaks on one side is broken off on the other. */
function forward(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  onAnswer: (status: number) => void,
): void {
  const { hostname, port } = new URL(origin);
  const { method, url: path, headers } = request;
  const onward = ask({ hostname, port, method, path, headers, setHost: false, agent: false });
  onward.on("response", (answer) => {
    onAnswer(answer.statusCode!);
    response.writeHead(answer.statusCode!, answer.statusMessage, answer.rawHeaders);
    answer.on("error", () => response.destroy());
    answer.pipe(response);
  });
  onward.on("error", () => response.destroy());
  response.on("close", () => onward.destroy());
  request.pipe(onward);
}
