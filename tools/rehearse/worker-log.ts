/** Events after which the run fails: exceptions that the worker should have handled. */
const COMPLAINTS = new Set(["unhandled-exception", "render-failed", "outbox-failed"]);

/** What the workers' logs say. */
export class WorkerLog {
  readonly references = new Set<string>();
  /** Unexpected errors, and lines that are not JSON, which the runtime itself prints. */
  readonly complaints: string[] = [];

  /** For `onLog` of BuiltSite. */
  read = (line: string): void => {
    const { event, reference, references } = parse(line) ?? {};
    if (!event || COMPLAINTS.has(event)) this.complaints.push(line);
    for (const one of [reference ?? [], references ?? []].flat()) this.references.add(one);
  };
}

function parse(line: string): { event?: string; reference?: string; references?: string[] } | undefined {
  try {
    return JSON.parse(line) ?? undefined;
  } catch {
    return undefined;
  }
}
