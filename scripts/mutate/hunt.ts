import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutants.ts";
import type { Sandbox } from "./sandbox.ts";
import type { TestProcess } from "./test-process.ts";

/** What a test file does while no mutant is awake. */
export interface TestFile {
  file: string;
  ms: number;
  /** Numbers of the mutants that it comes by. */
  reached: ReadonlySet<string>;
}

export interface Fate {
  mutant: Mutant;
  /** The test file that noticed it; undefined: it survived. */
  killedBy?: string;
  /** Whether any test came by it. */
  isReached: boolean;
}

/** A file that takes longer is not run for each mutant, in ms. */
const SLOWEST_FILE = 40_000;

/** Runs each test file once, to see what it comes by. Files that are slow, or fail already, are left out and named. */
export async function reachOf(
  sandbox: Sandbox,
  tests: TestProcess,
  files: readonly string[],
  print: (line: string) => void,
): Promise<TestFile[]> {
  const note = join(sandbox.folder, "reached.txt");
  sandbox.tellWorker(`reach:${note}`);
  const found: TestFile[] = [];
  for (const file of files) {
    writeFileSync(note, "");
    const outcome = await tests.run(file, `reach:${note}`, SLOWEST_FILE);
    const reached = new Set(readFileSync(note, "utf8").split("\n").filter(Boolean));
    if (outcome === "late") print(`left out, takes too long: ${file}`);
    else if (outcome.failure) print(`left out, fails without a mutant: ${file}: ${outcome.failure}`);
    else if (reached.size > 0) found.push({ file, ms: outcome.ms, reached });
  }
  rmSync(note);
  return found;
}

/** Wakes one mutant after another, and runs the tests that come by it until one fails or the budget of time is used up. */
export class Hunt {
  readonly #sandbox: Sandbox;
  readonly #tests: TestProcess;
  readonly #files: readonly TestFile[];
  readonly #budgetMs: number;
  /** How often a test file was asked about mutants of a source file, and how often it noticed. */
  readonly #luck = new Map<string, { asked: number; noticed: number }>();

  constructor(sandbox: Sandbox, tests: TestProcess, files: readonly TestFile[], budgetMs: number) {
    this.#sandbox = sandbox;
    this.#tests = tests;
    this.#files = files;
    this.#budgetMs = budgetMs;
  }

  async fateOf(mutant: Mutant): Promise<Fate> {
    const candidates = this.#files.filter(({ reached }) => reached.has(mutant.id));
    const price = ({ file, ms }: TestFile) => {
      const { asked, noticed } = this.#luckOf(file, mutant);
      return (ms * (asked + 1)) / (noticed + 0.5);
    };
    this.#sandbox.tellWorker(mutant.id);
    let spent = 0;
    for (const { file, ms } of candidates.toSorted((a, b) => price(a) - price(b))) {
      spent += ms;
      if (spent > this.#budgetMs && spent > ms) break;
      const outcome = await this.#tests.run(file, mutant.id, 3 * ms + 10_000);
      const luck = this.#luckOf(file, mutant);
      luck.asked += 1;
      if (outcome !== "late" && !outcome.failure) continue;
      luck.noticed += 1;
      return { mutant, killedBy: file, isReached: true };
    }
    return { mutant, isReached: candidates.length > 0 };
  }

  #luckOf(file: string, mutant: Mutant): { asked: number; noticed: number } {
    const key = `${file} ${mutant.file}`;
    const luck = this.#luck.get(key) ?? { asked: 0, noticed: 0 };
    this.#luck.set(key, luck);
    return luck;
  }
}
