/** Everything that is made to fail, by the name it has in the table. */
export const FAULTS = [
  "gateway: 500",
  "gateway: 429 with Retry-After",
  "gateway: no answer until the timeout",
  "gateway: cut before it took the request",
  "gateway: cut after it took the request",
  "gateway: a page with 200",
  "queue: takes nothing",
  "queue: takes it and says no",
  "queue: delivers twice",
  "queue: delivers hours late",
  "queue: delivers out of order",
  "queue: a malformed message in a batch",
  "store of dead letters: takes nothing",
  "cache: throws",
  "cache: slow",
  "assets: 500",
  "isolates: killed with requests in flight",
  "visitor: clicks twice",
  "visitor: loses the answer",
] as const;

export type Fault = (typeof FAULTS)[number];

/** How often each was injected. */
export class FaultCount {
  readonly #counts = new Map<Fault, number>(FAULTS.map((fault) => [fault, 0]));

  add(fault: Fault): void {
    this.#counts.set(fault, this.#counts.get(fault)! + 1);
  }

  get rows(): [Fault, number][] {
    return [...this.#counts];
  }
}
