import { type AddressInfo, createServer } from "node:net";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { startGateway } from "../local/gateway/local-gateway.ts";
import { endWithNpm } from "./end-with-npm.ts";

const RECEIVED_FILE = "received/contact-requests.jsonl";

/** Where the development server sends contact requests: CONTACT_API_ORIGIN, or a free port for the local gateway. */
export async function gatewayOrigin(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, "127.0.0.1", listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  // Vite reads its configuration several times; the variable keeps the first port.
  return (process.env["CONTACT_API_ORIGIN"] ??= `http://127.0.0.1:${port}`);
}

/** Vite plugin: runs the local contact gateway beside the development server. */
export function devGateway(origin: string): Plugin {
  return {
    name: "dev-gateway",
    async configureServer({ config }) {
      endWithNpm();
      const { hostname, port } = new URL(origin);
      if (hostname !== "127.0.0.1") return;
      const print = (line: string) => config.logger.info(`gateway  ${line}`);
      const started = await startGateway({ port: Number(port), file: RECEIVED_FILE, print }).catch(() => undefined);
      if (started) config.logger.info(`Contact gateway ${origin}, received requests in ${resolve(RECEIVED_FILE)}`);
    },
  };
}
