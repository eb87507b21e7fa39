import type { PlannedRequest } from "./rehearsal-plan.ts";

/** What a visitor was told when a try was accepted. */
export interface Receipt {
  id: string;
  outcome: string;
  reference: string;
}

/** A request that the gateway accepted. */
export interface Arrival {
  /** undefined if the message has no id of a planned request. */
  id: string | undefined;
  reference: string | null;
}

/** Everything that is known after a rehearsal. */
export interface Evidence {
  planned: readonly PlannedRequest[];
  receipts: readonly Receipt[];
  arrivals: readonly Arrival[];
  /** References in the log. */
  logged: ReadonlySet<string>;
  /** References that are still in a queue or the dead-letter store. */
  pending: ReadonlySet<string>;
}

const UNKNOWN = "an unknown request";

/** Counts, and one sentence for each fault. */
export interface Audit {
  accepted: number;
  /** Robots that were told "sent" and ignored. */
  robots: number;
  lost: string[];
  duplicated: string[];
  /** References that neither the log, the gateway nor the outbox knows. */
  unresolved: string[];
  wrong: string[];
}

/** Compares what visitors were told with what happened to their requests. Source: OPS-1, OPS-2. */
export function audit({ planned, receipts, arrivals, logged, pending }: Evidence): Audit {
  const senders = new Map(planned.map(({ id, sender }) => [id, sender]));
  const arrived = groupBy(arrivals, ({ id }) => id ?? UNKNOWN);
  const first = [...groupBy(receipts, ({ id }) => id).values()].map(([receipt]) => receipt!);
  const known = new Set([...logged, ...pending, ...arrivals.map(({ reference }) => reference)]);
  return {
    accepted: first.length,
    robots: first.filter(({ id }) => senders.get(id) === "robot").length,
    lost: first
      .filter(({ id, reference }) => !arrived.has(id) && !pending.has(reference))
      .map(({ id, outcome, reference }) => `${id} was told "${outcome}", ${reference}, and is nowhere`),
    duplicated: [...arrived]
      .filter(([, copies]) => copies.length > 1)
      .map(([id, copies]) => `${id} arrived ${copies.length} times: ${copies.map((one) => one.reference).join(", ")}`),
    unresolved: first
      .filter(({ reference }) => !known.has(reference))
      .map(({ id, reference }) => `${id} was told ${reference}, which nothing resolves`),
    wrong: [
      ...differentReferences([...receipts, ...arrivals]),
      ...[...arrived.keys()]
        .filter((id) => !["person", "robot"].includes(String(senders.get(id))))
        .map((id) => `${id} arrived at the gateway, and its sender is: ${senders.get(id)}`),
      ...first
        .filter(({ id }) => senders.get(id) === "malformed")
        .map(({ id }) => `${id} was told that it was sent, and it is malformed`),
    ],
  };
}

/** `Map.groupBy`, which TypeScript's ES2023 library does not know. */
function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Requests that visitors or the gateway know by more than one reference. */
const differentReferences = (known: readonly Arrival[]): string[] =>
  [...groupBy(known, ({ id }) => id ?? UNKNOWN)]
    .map(([id, copies]) => [id, [...new Set(copies.map(({ reference }) => reference))]] as const)
    .filter(([, references]) => references.length > 1)
    .map(([id, references]) => `${id} has several references: ${references.join(", ")}`);
