import { setTimeout as pause } from "node:timers/promises";

/** Timeout of a call to Cloudflare, which usually takes less than a second. */
const DEADLINE_MS = 30_000;

/** Longest delay, and the delay if Cloudflare does not give one: its limit counts calls in five minutes. */
const LONGEST_PAUSE_SECONDS = 300;

/** A call fails after this many delays in a row. */
const MOST_PAUSES = 5;

/** Most pages of a thousand letters to read: an endless cursor must not keep the command running. */
const MOST_PAGES = 100;

/** Cloudflare's API: URLs and credentials. */
export interface ApiPlace {
  /** URL of the account, without a trailing slash. */
  account: string;
  token: string;
  namespaceId: string;
  queueName: string;
}

/** A dead letter as listed by the store, without its content. */
export interface ListedLetter {
  key: string;
  label: unknown;
}

interface Answer<T> {
  success?: boolean;
  result?: T;
  result_info?: { cursor?: string };
  errors?: { code: number; message: string }[];
}

/**
 * The dead letters and the outbox of one account, through Cloudflare's API: wrangler can list and read a KV store, but
 * cannot send to a queue. Each method throws Cloudflare's message if it refuses the call.
 */
export class OutboxApi {
  readonly #place: ApiPlace;
  readonly #wait: (seconds: number) => Promise<unknown>;
  #queueId: Promise<string> | undefined;

  /** @param wait sleeps when Cloudflare's rate limit is reached */
  constructor(place: ApiPlace, wait = tellAndWait) {
    this.#place = place;
    this.#wait = wait;
  }

  /** All letters, over all pages of the list. */
  async list(): Promise<ListedLetter[]> {
    const letters: ListedLetter[] = [];
    let cursor = "";
    for (let page = 1; page === 1 || cursor; page += 1) {
      if (page > MOST_PAGES) throw new Error(`Cloudflare lists more than ${MOST_PAGES} pages of dead letters.`);
      const answer = await this.#ask<{ name: string; metadata?: unknown }[]>(
        "GET",
        `${this.#keys}/keys?limit=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
      );
      letters.push(...(answer.result ?? []).map(({ name, metadata }) => ({ key: name, label: metadata })));
      cursor = answer.result_info?.cursor ?? "";
    }
    return letters;
  }

  /** The stored message: JSON. */
  async read(key: string): Promise<string> {
    return (await this.#call("GET", this.#valueOf(key))).text();
  }

  async remove(key: string): Promise<void> {
    await this.#ask("DELETE", this.#valueOf(key));
  }

  /** Sends a message to the outbox, as the site does. */
  async send(message: unknown): Promise<void> {
    const queueId = await (this.#queueId ??= this.#findQueue());
    await this.#ask("POST", `/queues/${queueId}/messages`, { body: message, content_type: "json" });
  }

  async #findQueue(): Promise<string> {
    const { queueName } = this.#place;
    const { result = [] } = await this.#ask<{ queue_id: string; queue_name: string }[]>(
      "GET",
      `/queues?name=${queueName}`,
    );
    const queue = result.find((one) => one.queue_name === queueName);
    if (!queue)
      throw new Error(`The account has no queue ${queueName}. Make it: npx wrangler queues create ${queueName}`);
    return queue.queue_id;
  }

  get #keys() {
    return `/storage/kv/namespaces/${this.#place.namespaceId}`;
  }

  #valueOf = (key: string) => `${this.#keys}/values/${encodeURIComponent(key)}`;

  async #ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    return (await (await this.#call(method, path, body)).json()) as Answer<T>;
  }

  async #call(method: string, path: string, body?: unknown, pauses = 0): Promise<Response> {
    const { account, token } = this.#place;
    const response = await fetch(account + path, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((error: Error) => {
      const { origin } = new URL(account);
      throw new Error(
        error.name === "TimeoutError"
          ? `${origin} did not answer within ${DEADLINE_MS / 1000} seconds. Try again later.`
          : `Nothing answers at ${origin}. Is there a connection, or has the local site ended?`,
      );
    });
    if (response.ok) return response;
    if (response.status === 429 && pauses < MOST_PAUSES) {
      const asked = Number(response.headers.get("retry-after"));
      await this.#wait(asked > 0 ? Math.min(asked, LONGEST_PAUSE_SECONDS) : LONGEST_PAUSE_SECONDS);
      return this.#call(method, path, body, pauses + 1);
    }
    const answer = (await response.json().catch(() => ({}))) as Answer<unknown>;
    const said = answer.errors?.map(({ code, message }) => `${message} (${code})`).join("; ");
    throw new Error(`Cloudflare answered ${response.status} to ${method} ${path}${said ? `: ${said}` : ""}`);
  }
}

/** Many letters need more calls than Cloudflare's rate limit allows at once. */
function tellAndWait(seconds: number): Promise<unknown> {
  console.error(`Cloudflare takes no more calls for now. Going on in ${seconds} seconds…`);
  return pause(seconds * 1000);
}
