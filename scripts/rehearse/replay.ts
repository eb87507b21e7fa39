import { startCloudflareApi } from "../../local/cloudflare-api.ts";
import { OutboxApi } from "../lib/outbox/api.ts";
import { replay } from "../lib/outbox/commands.ts";
import type { Letters } from "./letters.ts";
import { OUTBOX, type Queues } from "./queues.ts";

/**
 * What an operator does when the gateway is back: `npm run outbox -- replay all`, by the same calls of Cloudflare's API.
 * @returns how many dead letters left the store
 */
export async function replayAll(letters: Letters, queues: Queues, drain: () => Promise<unknown>): Promise<number> {
  const api = await startCloudflareApi({
    store: letters,
    outbox: { send: async (body) => queues.put(OUTBOX, body) },
    queueName: OUTBOX,
  });
  const before = letters.values.length;
  const account = `${api.origin}/accounts/local`;
  await replay(new OutboxApi({ account, token: "local", namespaceId: "letters", queueName: OUTBOX }), "all", () => {});
  await api.stop();
  const left = letters.values.length;
  await drain();
  return before - left;
}
