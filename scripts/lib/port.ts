import { createServer } from "node:net";

/** Whether no process of this machine listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** Reads PORT. Throws a message for the operator if it is not a valid port. */
export function portFromEnvironment(fallback: number): number {
  const text = process.env["PORT"];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}"; it must be 1 to 65535.`);
  return port;
}
