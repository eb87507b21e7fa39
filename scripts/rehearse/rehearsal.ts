import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sitePaths } from "../../app/registry/site-pages.server.ts";
import { FaultCount } from "./faults.ts";
import { Fleet } from "./fleet.ts";
import { faultyGateway } from "./gateway.ts";
import { type Books, settleAccounts, type Told } from "./ledger.ts";
import { Letters } from "./letters.ts";
import { linkTree } from "./link-tree.ts";
import { LogBook } from "./log-book.ts";
import { planRequests } from "./plan.ts";
import { Queues } from "./queues.ts";
import { Random } from "./random.ts";
import { type Reading, readPage } from "./read-pages.ts";
import { replayAll } from "./replay.ts";
import { oddIn, Progress, scheduleOf } from "./schedule.ts";
import { sendRequest } from "./send.ts";
import { startStandIns } from "./stand-ins.ts";
import type { Result } from "./table.ts";
import { type Build, copyBuild, twinOf } from "./twin-build.ts";

const FOLDER = ".wrangler/rehearsal";
/** Visitors at once; consumers at once. */
const SENDERS = 32;
const READERS = 6;
const CONSUMERS = 3;
/** Between two batches, so that more than one message comes together. */
const BATCH_MS = 60;
/** How often the rarest fault is to occur, by its probability. */
const FEWEST = 6;

export interface RehearsalOptions {
  seed: number;
  requests: number;
  /** Proves the checker: makes one fault that it has to find. */
  sabotage?: Sabotage;
}

export const SABOTAGES = ["lose", "double", "forget", "half-page", "missing-file"] as const;
export type Sabotage = (typeof SABOTAGES)[number];

/** One run: visitors send and read while builds alternate and everything fails; then the account. Source: OPS-1…4. */
export async function rehearse({ seed, requests, sabotage }: RehearsalOptions): Promise<Result> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, `${process.pid}-`));
  const started = performance.now();
  const random = new Random(seed);
  const faults = new FaultCount();
  const letters = new Letters();
  const log = new LogBook();
  const { first, deployed } = makeBuilds(folder);
  if (sabotage === "missing-file")
    for (const { clientDir } of [first, ...deployed]) rmSync(join(clientDir, "favicon.svg"));
  const gateway = faultyGateway({
    random,
    faults,
    calls: requests,
    fewest: FEWEST,
    sabotage: sabotage === "lose" || sabotage === "double" ? sabotage : undefined,
  });
  const byChance = random.for("version");
  const standIns = await startStandIns({
    random,
    faults,
    atLeast: Math.min(0.3, (FEWEST * 4) / requests),
    gateway: gateway.app,
    queues: () => queues,
    letters,
  });
  const fleet = await Fleet.start(first, standIns.origin, log, () => byChance.next());
  const queues = new Queues({
    random,
    faults,
    atLeast: Math.min(0.25, (FEWEST * 12) / requests),
    deliver: (queue, messages) => fleet.deliver(queue, messages, () => byChance.next()),
  });
  const planned = planRequests(requests, random, FEWEST);
  const onKilled = () => faults.add("isolates: killed with requests in flight");
  const progress = new Progress(requests, scheduleOf({ requests, random, fleet, queues, builds: deployed, onKilled }));

  const told: Told[] = [];
  const refused: string[] = [];
  const sending = { origin: () => fleet.origin, random, faults, told, refused };
  const reading: Reading = {
    origin: fleet.origin,
    paths: sitePaths,
    builds: [first, ...deployed.slice(0, 1)],
    random,
    faults,
    unreadable: Math.max(0.01, FEWEST / requests),
    servedDirs: () => fleet.servedDirs,
    seen: { pages: 0, files: 0, missing: [], half: [], failed: [] },
  };
  const state = { isSending: true, readers: 0 };
  const later: Promise<void>[] = [];
  const sender = async () => {
    for (let index = await progress.next(); index !== undefined; index = await progress.next())
      await sendRequest(planned[index]!, sending);
  };
  const pages = Math.max(FEWEST * 4, Math.floor(requests / 20));
  const reader = async () => {
    while (state.readers < pages) {
      const number = state.readers++;
      await progress.reaches(Math.floor((requests * number) / pages));
      const since = progress.begun;
      const chunks = await readPage(number, reading);
      later.push(progress.reaches(since + requests / 10).then(chunks));
    }
  };
  const consumer = async () => {
    while (state.isSending || !queues.isEmpty) {
      const hasDelivered = await queues.deliverNext();
      if (state.isSending || !hasDelivered) await pause(BATCH_MS);
    }
  };
  const tick = (what: string) => console.error(what, Math.round(performance.now() - started));
  tick("started");
  const consuming = several(CONSUMERS, consumer);
  const readingAll = several(READERS, reader);
  await Promise.all([several(SENDERS, sender), progress.runHappenings()]);
  state.isSending = false;
  tick("sent");
  await Promise.all([consuming, readingAll]);
  await Promise.all(later);

  tick("drained");
  const dead = letters.references.length;
  const odd = new Set(letters.values.map(oddIn).filter(Boolean)).size;
  gateway.heal();
  const replayed = await replayAll(letters, queues, consumer);
  tick("replayed");
  await fleet.stop();
  tick("stopped");
  await standIns.stop();
  rmSync(folder, { recursive: true, force: true });

  const books: Books = {
    planned,
    told,
    refused,
    gateway: gateway.kept,
    logged: log.logged,
    waiting: new Set([...queues.references, ...letters.references]),
    doubtful: gateway.doubtful,
    cutShort: log.cutShort,
  };
  return {
    seed,
    requests,
    seconds: Math.round((performance.now() - started) / 1000),
    faults: faults.rows,
    account: settleAccounts(books),
    dead,
    replayed,
    odd,
    alerts: standIns.alerts,
    reading: reading.seen,
    complaints: log.complaints,
  };
}

const several = (count: number, work: () => Promise<void>) => Promise.all(Array.from({ length: count }, () => work()));

/** Two builds in turn. Each one that is deployed has the other's files beside its own, as a deploy does. Source: OPS-4. */
function makeBuilds(folder: string): { first: Build; deployed: [Build, Build] } {
  const first = copyBuild("build", join(folder, "first"), "the first build");
  const again = copyBuild("build", join(folder, "again"), "the first build");
  const second = twinOf("build", join(folder, "second"), "the second build");
  linkTree(join(second.clientDir, "assets"), join(again.clientDir, "assets"));
  linkTree(join(first.clientDir, "assets"), join(second.clientDir, "assets"));
  return { first, deployed: [second, again] };
}
