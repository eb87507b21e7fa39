/** Every fault that a rehearsal injects, by its name in the report. */
const FAULTS = [
  "gateway: 500",
  "gateway: 429 with Retry-After",
  "gateway: no answer until the timeout",
  "gateway: reset before accepting",
  "gateway: reset after accepting",
  "queue: send fails",
  "queue: message stored, but send fails",
  "queue: delivers twice",
  "queue: delivers hours late",
  "queue: malformed message in a batch",
  "dead-letter store: write fails",
  "worker: killed with requests in flight",
  "visitor: clicks twice",
  "visitor: disconnects before the answer",
] as const;

export type Fault = (typeof FAULTS)[number];

/** Counts how often each fault was injected. */
export class FaultCount extends Map<Fault, number> {
  constructor() {
    super(FAULTS.map((fault) => [fault, 0]));
  }

  add(fault: Fault): void {
    this.set(fault, this.get(fault)! + 1);
  }
}
