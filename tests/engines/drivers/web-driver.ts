const ANSWER_WITHIN_MS = 30_000;

/** One WebDriver session, over HTTP. Source: W3C WebDriver. */
export class WebDriver {
  readonly capabilities: Record<string, unknown>;
  readonly #session: string;

  private constructor(session: string, capabilities: Record<string, unknown>) {
    this.#session = session;
    this.capabilities = capabilities;
  }

  /** @param origin of the driver, which may still be starting */
  static async start(origin: string): Promise<WebDriver> {
    await until(() => ask(`${origin}/status`, "GET"), "the driver");
    const { sessionId, capabilities } = (await ask(`${origin}/session`, "POST", {
      capabilities: { alwaysMatch: {} },
    })) as { sessionId: string; capabilities: Record<string, unknown> };
    return new WebDriver(`${origin}/session/${sessionId}`, capabilities);
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return ask(`${this.#session}/${command}`, "POST", body);
  }

  async end(): Promise<void> {
    await ask(this.#session, "DELETE");
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value?.error}: ${value?.message}`);
  return value;
}

/** Retries until it succeeds. @throws the last error, after a timeout */
export async function until<T>(attempt: () => T | Promise<T>, what: string): Promise<T> {
  for (const end = performance.now() + ANSWER_WITHIN_MS; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
