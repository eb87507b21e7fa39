/** A message of a browser's protocol: an answer has the id of what asked for it, anything else is an event. */
export interface Message {
  id?: number;
  method?: string;
  // The protocols' own shapes; whoever reads one knows which.
  params?: any;
  result?: any;
  error?: unknown;
  message?: string;
}

/** For what never answers: a browser that hangs. */
const ANSWER_WITHIN_MS = 30_000;

/** Asks a browser and pairs its answers with the questions. */
export class Asked {
  readonly #waiting = new Map<number, (message: Message) => void>();
  #last = 0;

  /**
   * @param send writes a question to the browser
   * @throws what the browser answers with as an error
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

  /** Whether the message answers something that was asked. */
  answers(message: Message): boolean {
    const answer = message.id === undefined ? undefined : this.#waiting.get(message.id);
    if (message.id !== undefined) this.#waiting.delete(message.id);
    answer?.(message);
    return answer !== undefined;
  }
}

/** Opens a socket. @throws when nobody answers there */
export async function connect(url: string, onMessage: (message: Message) => void): Promise<WebSocket> {
  const socket = new WebSocket(url);
  socket.addEventListener("message", ({ data }) => onMessage(JSON.parse(String(data)) as Message));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`Nothing answers at ${url}`)), { once: true });
  });
  return socket;
}
