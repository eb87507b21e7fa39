import { randomInt } from "node:crypto";
import { isPortFree } from "../../scripts/lib/port.ts";

/** A free port for a site that is started twice. Below the range from which systems assign ports to other processes. */
export async function keptPort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  return (await isPortFree(port)) ? port : keptPort();
}
