import { stripVTControlCharacters } from "node:util";
import { Log, LogLevel } from "miniflare";

/**
 * Filters Miniflare's request log: prints one line for each response with status 500 or above. Only this log shows that
 * the assets service cannot read a file, because such requests never reach the worker.
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
