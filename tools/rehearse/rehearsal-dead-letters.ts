import * as v from "valibot";
import { startCloudflareApi, type Store } from "../../local/cloudflare-api.ts";
import { OutboxApi } from "../../scripts/lib/outbox/api.ts";
import { replay } from "../../scripts/lib/outbox/commands.ts";
import { LetterLabelSchema } from "../../worker/contact/dead-letter-record.ts";
import { OUTBOX, type Queues } from "./queues.ts";

interface Letter {
  value: string;
  metadata: unknown;
}

/** The KV namespace of dead letters. */
export class DeadLetters implements Store {
  readonly #letters = new Map<string, Letter>();

  put(key: string, letter: Letter): void {
    this.#letters.set(key, letter);
  }

  async list() {
    const keys = [...this.#letters].map(([name, { metadata }]) => ({ name, metadata }));
    return { keys, list_complete: true };
  }

  async get(key: string): Promise<string | null> {
    return this.#letters.get(key)?.value ?? null;
  }

  async delete(key: string): Promise<void> {
    this.#letters.delete(key);
  }

  get references(): string[] {
    return [...this.#letters.values()].flatMap(({ metadata }) => {
      const label = v.safeParse(LetterLabelSchema, metadata);
      return label.success && label.output.reference ? [label.output.reference] : [];
    });
  }

  /** The texts of all letters. */
  get values(): string[] {
    return [...this.#letters.values()].map(({ value }) => value);
  }
}

/**
 * Does what an operator does when the gateway has recovered: `npm run outbox -- replay all`, by the same API calls.
 * @returns how many letters left the store
 */
export async function replayAll(letters: DeadLetters, queues: Queues): Promise<number> {
  const api = await startCloudflareApi({
    store: letters,
    outbox: { send: async (body) => queues.put(OUTBOX, body) },
    queueName: OUTBOX,
  });
  const before = letters.values.length;
  const account = `${api.origin}/accounts/local`;
  await replay(new OutboxApi({ account, token: "local", namespaceId: "letters", queueName: OUTBOX }), "all", () => {});
  await api.stop();
  return before - letters.values.length;
}
