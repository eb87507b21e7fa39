import { type Fleet, STEPS_PERCENT } from "./fleet.ts";
import type { Queues } from "./queues.ts";
import { OUTBOX } from "./queues.ts";
import type { Random } from "./random.ts";
import type { Build } from "./twin-build.ts";

/** Something that the operator, or bad luck, does when so many requests are on their way. */
export interface Happening {
  at: number;
  act: () => Promise<void> | void;
}

export interface ScheduleOptions {
  requests: number;
  random: Random;
  fleet: Fleet;
  queues: Queues;
  /** What is deployed in turn, the first behind the one that runs already. */
  builds: readonly Build[];
  onKilled: () => void;
}

/** Bodies that no version of the site has written. */
const MALFORMED = [null, 7, "words", [], { body: "{}" }, { body: "no JSON", idempotencyKey: "a", requestId: "b" }];

/** Deploys in steps, kills, and malformed messages, over the whole of a rehearsal; in order. */
export function scheduleOf({ requests, random, fleet, queues, builds, onKilled }: ScheduleOptions): Happening[] {
  const deploys = Math.max(1, Math.min(6, Math.floor(requests / 1500)));
  const kills = Math.max(1, Math.min(12, Math.floor(requests / 800)));
  const part = requests / (deploys + 0.5);
  const happenings: Happening[] = [];
  for (let deploy = 0; deploy < deploys; deploy += 1) {
    const start = Math.floor(part * (deploy + 0.1));
    const build = builds[deploy % builds.length]!;
    happenings.push({ at: start, act: () => fleet.upload(`version-${deploy + 2}`, build) });
    STEPS_PERCENT.forEach((percent, step) =>
      happenings.push({ at: start + Math.floor((part * (step + 1)) / 5), act: () => fleet.shift(percent) }),
    );
  }
  for (let kill = 0; kill < kills; kill += 1) {
    const at = Math.floor((requests * (kill + random.next())) / kills / 1.1);
    happenings.push({
      at,
      act: async () => {
        await fleet.kill(random.for("kill", kill));
        onKilled();
      },
    });
  }
  const malformed = malformedOf(requests);
  for (let number = 0; number < malformed; number += 1) {
    const at = Math.floor((requests * (number + 0.5)) / malformed);
    happenings.push({ at, act: () => queues.put(OUTBOX, oddMessage(number)) });
  }
  return happenings.toSorted((one, other) => one.at - other.at);
}

/** How many malformed messages there are. */
export const malformedOf = (requests: number): number => Math.max(6, Math.floor(requests / 400));

/** A malformed message that is known again among the dead letters. */
const oddMessage = (number: number) => ({ odd: `odd-${number}`, holds: MALFORMED[number % MALFORMED.length] });

/** The name of a malformed message in a text. */
export const oddIn = (text: string): string | undefined => /odd-\d+/.exec(text)?.[0];

/** What is behind the requests by less than this is waited for, so that all of it happens among them. */
const SLACK = 0.05;

/** Counts the requests that have begun, has things happen as they come, and holds requests up that run too far ahead. */
export class Progress {
  readonly #requests: number;
  readonly #happenings: readonly Happening[];
  #begun = 0;
  #done = 0;
  #waiting: (() => void)[] = [];

  constructor(requests: number, happenings: readonly Happening[]) {
    this.#requests = requests;
    this.#happenings = happenings;
  }

  /** The number of the next request; undefined when all have begun. */
  async next(): Promise<number | undefined> {
    const index = this.#begun;
    if (index >= this.#requests) return undefined;
    this.#begun += 1;
    this.#tell();
    await this.until(() => this.#done >= this.#dueBefore(index - this.#requests * SLACK));
    return index;
  }

  /** Does everything that is planned, one after the other. */
  async runHappenings(): Promise<void> {
    for (const { at, act } of this.#happenings) {
      await this.until(() => this.#begun >= at);
      await act();
      this.#done += 1;
      this.#tell();
    }
  }

  /** Resolves when so much of the requests has begun, at the latest with the last one. */
  reaches = (begun: number): Promise<void> => this.until(() => this.#begun >= Math.min(begun, this.#requests));

  get begun(): number {
    return this.#begun;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #dueBefore = (index: number) => this.#happenings.filter(({ at }) => at <= index).length;

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
