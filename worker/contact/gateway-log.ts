import { log } from "../log.ts";
import type { Delivery } from "./gateway.ts";
import { oneLine } from "./gateway-text.ts";
import { redact } from "./redact.ts";

/** Logs what a gateway said when it refused: its words, redacted, of which the sender sees at most a part. */
export function logRefusal({ status }: Response, text: string, { requestId, body }: Delivery): void {
  if (text) log("warn", "gateway-refusal", { requestId, status, text: oneLine(redact(text, body)) });
}
