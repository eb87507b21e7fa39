import { Asked, connect, type Message } from "./socket.ts";

/** Time until an unanswered setting is sent again, and how often: WebKit occasionally loses one. */
const LOST_AFTER_MS = 3000;
const TRIES = 5;

/**
 * WebKit's inspector of one page: its console, and settings that WebDriver lacks. If another process takes over the
 * page it becomes another target, which then gets the same settings.
 */
export class WebInspector {
  readonly complaints: string[] = [];
  readonly #asked = new Asked();
  readonly #settings = new Map<string, { method: string; params: object }>();
  #socket!: WebSocket;
  #target = "";
  #found!: () => void;

  /** @param origin of WebKit's inspector server (WEBKIT_INSPECTOR_HTTP_SERVER) */
  static async connect(origin: string): Promise<WebInspector> {
    const inspector = new WebInspector();
    const listed = await (await fetch(origin)).text();
    const path = /\/socket\/[^"']+/.exec(listed)?.[0];
    if (!path) throw new Error("WebKit's inspector lists no page");
    const found = new Promise<void>((resolve) => (inspector.#found = resolve));
    inspector.#socket = await connect(new URL(path, origin.replace("http", "ws")).href, (message) =>
      inspector.#hear(message),
    );
    await found;
    await inspector.set("console", "Console.enable");
    // Without it, settings are accepted but have no effect.
    await inspector.set("page", "Page.enable");
    return inspector;
  }

  /** Applies a setting to all targets from now on. Does nothing if it is already set. */
  async set(name: string, method: string, params: object = {}): Promise<void> {
    const before = this.#settings.get(name);
    if (JSON.stringify(before?.params) === JSON.stringify(params)) return;
    this.#settings.set(name, { method, params });
    await this.#askUntilAnswered(method, params);
  }

  /**
   * Resolves once all messages that the page has sent so far were received: the response follows them on the same
   * socket.
   */
  async listen(): Promise<void> {
    await this.#askUntilAnswered("Console.enable", {});
  }

  async #askUntilAnswered(method: string, params: object): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1) {
      const lost = new Promise<"lost">((resolve) => setTimeout(resolve, LOST_AFTER_MS, "lost"));
      const answer = this.send(method, params);
      answer.catch(() => {});
      if ((await Promise.race([answer, lost])) !== "lost") return;
      if (left === 0) throw new Error(`${method} was asked for ${TRIES} times and never answered`);
    }
  }

  send(method: string, params: object = {}, targetId = this.#target): Promise<any> {
    return this.#asked.ask((id) => {
      const message = JSON.stringify({ id, method, params });
      this.#socket.send(JSON.stringify({ id, method: "Target.sendMessageToTarget", params: { targetId, message } }));
    }, method);
  }

  close(): void {
    this.#socket.close();
  }

  #hear({ method, params }: Message): void {
    if (method === "Target.targetCreated" && params.targetInfo.type === "page") {
      const { targetId, isProvisional } = params.targetInfo as { targetId: string; isProvisional?: boolean };
      if (!isProvisional) this.#target = targetId;
      for (const setting of this.#settings.values()) {
        this.send(setting.method, setting.params, targetId).catch(() => {});
      }
      this.#found();
    } else if (method === "Target.didCommitProvisionalTarget") {
      this.#target = params.newTargetId as string;
    } else if (method === "Target.dispatchMessageFromTarget") {
      const message = JSON.parse(params.message as string) as Message;
      if (this.#asked.answers(message) || message.method !== "Console.messageAdded") return;
      const { level, text } = message.params.message as { level: string; text: string };
      if (["error", "warning"].includes(level)) this.complaints.push(text);
    }
  }
}
