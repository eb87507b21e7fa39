import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

/** Child processes of a driver. They end with it, and at the latest with the test process. */
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

  /** Ends them in reverse order of their start. */
  end(): void {
    process.off("exit", this.#endAll);
    for (const child of this.#all.splice(0).toReversed()) child.kill("SIGKILL");
  }
}
