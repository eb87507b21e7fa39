import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

/** What a driver started, ended with it and at the latest with the test process. */
export class Processes {
  readonly #all: ChildProcess[] = [];
  readonly #endAll = () => this.end();

  constructor() {
    process.once("exit", this.#endAll);
  }

  start(path: string, args: string[], options: SpawnOptions): ChildProcess {
    const child = spawn(path, args, options);
    child.on("error", () => {});
    this.#all.push(child);
    return child;
  }

  /** The last that was started first. */
  end(): void {
    process.off("exit", this.#endAll);
    for (const child of this.#all.splice(0).toReversed()) child.kill("SIGKILL");
  }
}
