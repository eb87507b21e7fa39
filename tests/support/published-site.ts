import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A served request. */
export interface Served {
  path: string;
  status: number;
}

/**
 * One address at which one build after another is published.
 * @param first the site that is published first
 * @param onServed called when each answer begins
 */
export async function startPublishedSite(first: { origin: string }, onServed: (served: Served) => void = () => {}) {
  let target = first.origin;
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(target);
    const { method, url: path, headers } = request;
    const onward = ask({ hostname, port, method, path, headers, setHost: false, agent: false }, (answer) => {
      onServed({ path: path!, status: answer.statusCode! });
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.on("error", () => response.destroy());
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on this site gets all traffic. */
    publish: (site: { origin: string }) => {
      target = site.origin;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
