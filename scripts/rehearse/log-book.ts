/** What the site's log says of references: by the event of the line, and by the runtime that wrote it. */
export class LogBook {
  readonly logged: Record<string, Set<string>> = {};
  readonly #byRuntime = new Map<number, Set<string>>();
  readonly #killed = new Set<number>();
  /** Lines that are no JSON: what the runtime itself complains of. */
  readonly complaints: string[] = [];

  /** For `onLog` of BuiltSite. @param runtime number of the runtime */
  reader(runtime: number): (line: string) => void {
    const own = new Set<string>();
    this.#byRuntime.set(runtime, own);
    return (line) => {
      if (line.startsWith('{"level":"info","event":"request"')) return;
      const { event, reference, references } = read(line) ?? {};
      if (!event) return void this.complaints.push(line);
      for (const one of [reference ?? [], references ?? []].flat()) {
        (this.logged[event] ??= new Set()).add(one);
        own.add(one);
      }
      if (event === "unhandled-exception" || event === "render-failed" || event === "outbox-failed")
        this.complaints.push(line);
    };
  }

  kill(runtime: number): void {
    this.#killed.add(runtime);
  }

  /** References in lines of runtimes that were killed. */
  get cutShort(): Set<string> {
    return new Set([...this.#killed].flatMap((runtime) => [...this.#byRuntime.get(runtime)!]));
  }

  /** Forgets a reference, to prove that the account would miss it. */
  forget(reference: string): void {
    for (const references of Object.values(this.logged)) references.delete(reference);
  }
}

interface Line {
  event: string;
  reference?: string;
  references?: string[];
}

function read(line: string): Line | undefined {
  try {
    const value = JSON.parse(line) as Partial<Line> | null;
    return typeof value?.event === "string" ? (value as Line) : undefined;
  } catch {
    return undefined;
  }
}
