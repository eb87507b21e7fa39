import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Outcome } from "./runner.ts";

/** Runs test files of a sandbox. Who takes too long is ended with everything it started, and the next file gets a new process. */
export class TestProcess {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #files: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All test files, from the root of the project. */
  async files(): Promise<string[]> {
    await this.#started();
    return this.#files;
  }

  /** @returns "late" when there was no outcome in time, in ms */
  async run(file: string, mutant: string, limit: number): Promise<Outcome | "late"> {
    const child = await this.#started();
    const timer = new AbortController();
    child.send({ file, mutant });
    const ended = once(child, "exit", { signal: timer.signal }).then(() => "late" as const);
    const answer = once(child, "message", { signal: timer.signal }).then(([outcome]) => outcome as Outcome);
    const late = pause(limit, "late" as const, { signal: timer.signal });
    for (const one of [ended, answer, late]) one.catch(() => {});
    const outcome = await Promise.race([answer, late, ended]);
    timer.abort();
    if (outcome === "late") this.stop();
    return outcome;
  }

  stop(): void {
    const { pid } = this.#child ?? {};
    this.#child = undefined;
    try {
      // The group: workerd, and a test that turns in circles, hear nothing else.
      if (pid) process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child?.connected) return this.#child;
    const child = fork(new URL("runner.ts", import.meta.url), {
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child = child;
    const ended = once(child, "exit").then(() => {
      throw new Error("Vitest did not start in the sandbox.");
    });
    const [files] = (await Promise.race([once(child, "message"), ended])) as [string[]];
    ended.catch(() => {});
    this.#files = files.map((file) => relative(this.#folder, file).replaceAll("\\", "/"));
    return child;
  }
}
