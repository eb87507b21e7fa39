/** A protocol message: a response has the id of its request, anything else is an event. */
export interface Message {
  id?: number;
  method?: string;
  // Protocol-specific; callers know the type.
  params?: any;
  result?: any;
  error?: unknown;
  message?: string;
}

/** Timeout, in case the browser hangs. */
const ANSWER_WITHIN_MS = 30_000;

/** Sends requests to a browser and matches its responses. */
export class Asked {
  readonly #waiting = new Map<number, (message: Message) => void>();
  #last = 0;

  /**
   * @param send writes a request to the browser
   * @throws the browser's error response
   */
  ask(send: (id: number) => void, what: string, withinMs = ANSWER_WITHIN_MS): Promise<any> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${what} was not answered`)), withinMs);
      this.#waiting.set(id, ({ error, message, result }) => {
        clearTimeout(timer);
        if (error) reject(new Error(`${what}: ${message ?? JSON.stringify(error)}`));
        else resolve(result);
      });
      send(id);
    });
  }

  /** Whether the message is a response to a pending request. */
  answers(message: Message): boolean {
    const answer = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.id !== undefined) this.#waiting.delete(message.id);
    answer?.(message);
    return answer !== undefined;
  }
}

/** Opens a WebSocket. @throws if the connection fails */
export async function connect(url: string, onMessage: (message: Message) => void): Promise<WebSocket> {
  const socket = new WebSocket(url);
  socket.addEventListener("message", ({ data }) => onMessage(JSON.parse(String(data)) as Message));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nothing answers at ${url}`)), { once: true });
  });
  return socket;
}
