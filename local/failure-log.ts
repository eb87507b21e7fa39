import { stripVTControlCharacters } from "node:util";
import { Log, LogLevel } from "miniflare";

/**
 * Miniflare's log of requests, of which only answers of 500 and more are passed on, one line each. It is the only word
 * about a file that the assets service cannot read: the worker never hears of such a request.
 */
export class FailureLog extends Log {
  readonly #onLine: (line: string) => void;

  constructor(onLine: (line: string) => void) {
    super(LogLevel.INFO);
    this.#onLine = onLine;
  }

  protected override log(message: string): void {
    const [, method, path, status] = /(\S+) (\/\S*) (5\d\d) /.exec(stripVTControlCharacters(message)) ?? [];
    if (status) this.#onLine(JSON.stringify({ level: "error", event: "failed-answer", method, path, status }));
  }
}
