import { setTimeout as pause } from "node:timers/promises";
import type { Evidence } from "./audit.ts";
import { DeadLetters, replayAll } from "./rehearsal-dead-letters.ts";
import { FaultCount } from "./rehearsal-faults.ts";
import { faultyGateway } from "./failing-gateway.ts";
import { planRequests } from "./rehearsal-plan.ts";
import { OUTBOX, Queues } from "./queues.ts";
import { Random } from "./random.ts";
import { sendRequest, type Sending } from "./send.ts";
import { startServices } from "./services.ts";
import { WorkerLog } from "./worker-log.ts";
import { Workers } from "./workers.ts";

/** How often even the rarest fault is expected at least. */
const MINIMUM = 6;
const VISITORS_AT_ONCE = 32;
const CONSUMERS = 3;
/** Between two batches, so that messages can gather. */
const BATCH_INTERVAL_MS = 60;
/** Message bodies that no version of the site has written. */
const MALFORMED = [null, 7, "words", [], { body: "{}" }, { body: "no JSON", idempotencyKey: "a", requestId: "b" }];

export interface Result {
  faults: FaultCount;
  evidence: Evidence;
  refused: number;
  gaveUp: number;
  /** Requests that became dead letters, and letters that were sent again. */
  dead: number;
  replayed: number;
  /** Malformed messages that were put into the outbox, and those among the dead letters. */
  malformed: number;
  malformedKept: number;
  complaints: string[];
}

/** Visitors send requests while every dependency fails at random, until no message waits any more. */
export async function rehearse(seed: number, requests: number, print?: (line: string) => void): Promise<Result> {
  const random = new Random(seed);
  const faults = new FaultCount();
  const letters = new DeadLetters();
  const log = new WorkerLog();
  const gateway = faultyGateway({ random, faults, calls: requests, minimum: MINIMUM });
  const services = await startServices({ random, faults, gateway: gateway.app, queues: () => queues, letters });
  const workers = await Workers.start(services.origin, log, random.for("worker"));
  // Few requests reach the queue, so its faults are more frequent in a short rehearsal.
  const atLeast = Math.min(0.25, (MINIMUM * 12) / requests);
  const queues = new Queues({ random, faults, atLeast, deliver: workers.deliver.bind(workers) });

  const planned = planRequests(requests, random, MINIMUM);
  const counts = { refused: 0, gaveUp: 0, inFlight: 0 };
  const sending: Sending = { origin: workers.origin, random, faults, receipts: [], ...counts };
  const kill = async () => {
    await workers.kill();
    if (sending.inFlight > 0) faults.add("worker: killed with requests in flight");
  };
  const malformed = Math.max(6, Math.floor(requests / 400));
  const events = [
    ...spread(Math.max(2, Math.floor(requests / 800)), requests, () => kill),
    ...spread(malformed, requests, (number) => () => {
      queues.put(OUTBOX, { name: `malformed-${number}`, content: MALFORMED[number % MALFORMED.length] });
    }),
    ...spread(10, requests, (tenth) => () => print?.(`${tenth * 10} % of the requests are sent…`)),
  ];

  const state = { next: 0, isSending: true };
  const send = async () => {
    for (let index = state.next++; index < requests; index = state.next++) {
      for (const { at, act } of events) if (at === index) await act();
      await sendRequest(planned[index]!, sending);
    }
  };
  const consuming = times(CONSUMERS, () => consume(queues, () => state.isSending));
  await times(VISITORS_AT_ONCE, send);
  state.isSending = false;
  await consuming;

  // Now the gateway works again, and an operator sends the dead letters again.
  const dead = letters.references.length;
  const kept = new Set(letters.values.flatMap((text) => /malformed-\d+/.exec(text)?.[0] ?? []));
  gateway.recover();
  const replayed = await replayAll(letters, queues);
  await consume(queues, () => false);
  await workers.stop();
  await services.stop();

  return {
    faults,
    evidence: {
      planned,
      receipts: sending.receipts,
      arrivals: gateway.arrivals,
      logged: log.references,
      pending: new Set([...queues.references, ...letters.references]),
    },
    refused: sending.refused,
    gaveUp: sending.gaveUp,
    dead,
    replayed,
    malformed,
    malformedKept: kept.size,
    complaints: log.complaints,
  };
}

/** Delivers batches until no message waits and none can come. */
async function consume(queues: Queues, canMoreCome: () => boolean): Promise<void> {
  while (canMoreCome() || !queues.isEmpty) {
    const hasDelivered = await queues.deliverNext();
    if (canMoreCome() || !hasDelivered) await pause(BATCH_INTERVAL_MS);
  }
}

const times = (count: number, work: () => Promise<void>) => Promise.all(Array.from({ length: count }, () => work()));

/** Events at even intervals, each at the number of a request. */
const spread = (count: number, requests: number, actOf: (number: number) => () => Promise<void> | void) =>
  Array.from({ length: count }, (_, number) => ({
    at: Math.floor((requests * (number + 0.3)) / count),
    act: actOf(number),
  }));
