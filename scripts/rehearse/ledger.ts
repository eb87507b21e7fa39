import type { PlannedRequest } from "./plan.ts";

/** What a visitor was told at one try. */
export interface Told {
  mark: string;
  as: "sent" | "queued";
  reference: string;
}

/** A request as the gateway keeps it: one for each idempotency key. */
export interface Kept {
  /** Undefined where its message bears none of the plan's. */
  mark: string | undefined;
  reference: string | null;
}

/** Everything that is known when all is over. */
export interface Books {
  planned: readonly PlannedRequest[];
  told: readonly Told[];
  gateway: readonly Kept[];
  /** References in the log, by the event of their line. */
  logged: Readonly<Record<string, ReadonlySet<string>>>;
  /** References of what still lies in the outbox or among the dead letters. */
  waiting: ReadonlySet<string>;
  /** Marks of what the gateway answered with a page and 200, and did not take. */
  doubtful: ReadonlySet<string>;
  /** References in lines of isolates that were killed: they may not have come to say what they doubted. */
  cutShort: ReadonlySet<string>;
}

/** How it came out: the numbers of the table, and one sentence for each fault, which names it. */
export interface Account {
  accepted: number;
  /** Robots that were told "sent", and dropped. */
  robots: number;
  lost: string[];
  doubled: string[];
  unresolved: string[];
  /** Accepted by a gateway that answered with a page: each is told in the log as a doubt. */
  doubted: number;
  /** What must not be and is none of the above. */
  wrong: string[];
}

const DOUBT = "gateway-doubt";

/** Holds what visitors were told against what became of it. Pure. Source: OPS-1, OPS-2. */
export function settleAccounts(books: Books): Account {
  const { planned, told, gateway, logged, waiting, doubtful, cutShort } = books;
  const intents = new Map(planned.map(({ mark, intent }) => [mark, intent]));
  const people = told.filter(({ mark }) => intents.get(mark) !== "robot");
  const atGateway = new Map<string, Kept[]>();
  for (const kept of gateway) {
    const key = kept.mark ?? "without a mark";
    atGateway.set(key, [...(atGateway.get(key) ?? []), kept]);
  }
  const inLog = new Set(Object.values(logged).flatMap((references) => [...references]));
  const fromGateway = new Set(gateway.map(({ reference }) => reference));
  const isDoubtTold = ({ reference }: Told) => Boolean(logged[DOUBT]?.has(reference)) || cutShort.has(reference);

  const once = unique(people, ({ mark }) => mark);
  const missing = once.filter(({ mark, reference }) => !atGateway.has(mark) && !waiting.has(reference));
  const doubted = missing.filter((one) => doubtful.has(one.mark) && isDoubtTold(one));
  const lost = missing.filter((one) => !doubted.includes(one));
  const doubled = [...atGateway].filter(([, kept]) => kept.length > 1);
  const unresolved = told.filter(
    ({ reference }) => !inLog.has(reference) && !fromGateway.has(reference) && !waiting.has(reference),
  );
  return {
    accepted: once.length,
    robots: unique(told, ({ mark }) => mark).length - once.length,
    lost: lost.map(({ mark, as, reference }) => `${mark} was told "${as}", ${reference}, and is nowhere`),
    doubled: doubled.map(([mark, kept]) => `${mark} came ${kept.length} times: ${kept.map(nameOf).join(", ")}`),
    unresolved: unique(unresolved, ({ reference }) => reference).map(
      ({ mark, reference }) => `${mark} holds ${reference}, which nothing resolves`,
    ),
    doubted: doubted.length,
    wrong: [...wrongReferences(told, atGateway), ...uninvited(intents, atGateway, told)],
  };
}

/** Who is told of one request under two references, or of another one than the gateway has. */
function wrongReferences(told: readonly Told[], atGateway: ReadonlyMap<string, readonly Kept[]>): string[] {
  const first = new Map<string, string>();
  return told.flatMap(({ mark, reference }) => {
    const known = first.get(mark) ?? atGateway.get(mark)?.[0]?.reference ?? reference;
    first.set(mark, reference);
    return known === reference ? [] : [`${mark} was told ${reference}, and it is ${known} elsewhere`];
  });
}

/** What came to the gateway although no person sent it, and who was told "sent" although nothing may be. */
function uninvited(
  intents: ReadonlyMap<string, PlannedRequest["intent"]>,
  atGateway: ReadonlyMap<string, readonly Kept[]>,
  told: readonly Told[],
): string[] {
  const isPersons = (mark: string) => ["person", "flood"].includes(intents.get(mark) ?? "");
  return [
    ...[...atGateway.keys()].filter((mark) => !isPersons(mark)).map((mark) => `${mark} came to the gateway uninvited`),
    ...told
      .filter(({ mark }) => ["malformed", "hurried robot"].includes(intents.get(mark) ?? ""))
      .map(({ mark }) => `${mark} was told that it was sent, and it is ${intents.get(mark)}`),
  ];
}

const nameOf = ({ reference }: Kept) => reference ?? "without a reference";

function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
