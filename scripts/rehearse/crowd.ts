import { setTimeout as pause } from "node:timers/promises";
import type { PlannedRequest } from "./plan.ts";
import type { Queues } from "./queues.ts";
import { type Reading, readPage } from "./read-pages.ts";
import type { Progress } from "./schedule.ts";
import { type Sending, sendRequest } from "./send.ts";

/** Visitors at once, and consumers. */
const SENDERS = 32;
const READERS = 6;
const CONSUMERS = 3;
/** Between two batches, so that more than one message comes together. */
const BATCH_MS = 60;

export interface CrowdOptions {
  planned: readonly PlannedRequest[];
  /** How many pages are read meanwhile. */
  pages: number;
  sending: Sending;
  reading: Reading;
  queues: Queues;
  progress: Progress;
  /** Called ten times with how far it has come. */
  print?: (line: string) => void;
}

/** Has all requests sent and all pages read, at the same time, while the outbox is delivered; ends when that is empty. */
export async function runCrowd({ planned, pages, sending, reading, queues, progress, print }: CrowdOptions) {
  const requests = planned.length;
  const state = { isSending: true, readers: 0 };
  const later: Promise<void>[] = [];
  const send = async () => {
    for (let index = await progress.next(); index !== undefined; index = await progress.next()) {
      if (index % Math.ceil(requests / 10) === 0) print?.(`${index} of ${requests} requests have begun…`);
      await sendRequest(planned[index]!, sending);
    }
  };
  const read = async () => {
    while (state.readers < pages) {
      const number = state.readers++;
      await progress.reaches((requests * number) / pages);
      const chunks = await readPage(number, reading);
      later.push(progress.reaches(progress.begun + requests / 10).then(chunks));
    }
  };
  const reads = several(READERS, read).then(() => Promise.all(later));
  const consuming = several(CONSUMERS, () => consume(queues, () => state.isSending));
  await Promise.all([several(SENDERS, send), progress.runHappenings()]);
  state.isSending = false;
  await Promise.all([consuming, reads]);
}

/** Delivers batch after batch until nothing waits and nothing more comes. */
export async function consume(queues: Queues, mayMoreCome: () => boolean): Promise<void> {
  while (mayMoreCome() || !queues.isEmpty) {
    const hasDelivered = await queues.deliverNext();
    if (mayMoreCome() || !hasDelivered) await pause(BATCH_MS);
  }
}

const several = (count: number, work: () => Promise<void>) => Promise.all(Array.from({ length: count }, () => work()));
