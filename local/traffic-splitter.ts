import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A running version of a worker and its share of the traffic. */
export interface SplitVersion {
  id: string;
  /** Origin of the version, such as a BuiltSite's. */
  origin: string;
  /** 0 to 100. The shares of a deployment add up to 100. */
  percent: number;
}

/** A served request. */
export interface Served {
  version: string;
  method: string;
  path: string;
  status: number;
}

export interface SplitterOptions {
  versions: SplitVersion[];
  /** Worker name used in version overrides. */
  workerName: string;
  /** Default 0: any free port. */
  port?: number;
  /** Random number from 0 (inclusive) to 1 (exclusive) that selects the version of a request without a version key. */
  random?: () => number;
  /** Called when each response begins. */
  onServed?: (served: Served) => void;
}

export interface Splitter {
  origin: string;
  /** Starts a new deployment with these versions. */
  split: (versions: SplitVersion[]) => void;
  stop: () => Promise<void>;
}

/**
 * A proxy that splits traffic between versions of a site as Cloudflare does in a gradual deployment. Each request, for
 * a page or a static file, is assigned a version at random by percentage. `Cloudflare-Workers-Version-Overrides:
 * name="id"` selects any version of the deployment, including one with 0 %, and is ignored for other versions. Requests
 * with the same `Cloudflare-Workers-Version-Key` get the same version, and stay on the newer one as its share grows.
 * Source: developers.cloudflare.com/workers/versions-and-deployments.
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
  if (sum !== 100) throw new Error(`The shares of a deployment must add up to 100, not ${sum}.`);
  return versions;
}

function overridden(request: IncomingMessage, name: string, versions: SplitVersion[]): SplitVersion | undefined {
  const members = String(request.headers["cloudflare-workers-version-overrides"] ?? "").split(",");
  const [, id] = members.map((member) => member.trim().split("=")).find(([key]) => key === name) ?? [];
  return versions.find((version) => `"${version.id}"` === id);
}

/** Position of a request between 0 and 100: derived from its version key, or random. */
function positionOf(request: IncomingMessage, random: () => number): number {
  const key = request.headers["cloudflare-workers-version-key"];
  if (key === undefined) return random() * 100;
  return (createHash("sha256").update(String(key)).digest().readUInt32BE() / 2 ** 32) * 100;
}

function byPart(versions: SplitVersion[], position: number): SplitVersion {
  let end = 0;
  return versions.find(({ percent }) => position < (end += percent))!;
}

/**
 * Forwards the request unchanged, including its host, and the response. If one side disconnects, the other is closed.
 */
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
