import { sitePaths } from "../../app/registry/site-pages.server.ts";
import { makeBuilds } from "./builds.ts";
import { consume, runCrowd } from "./crowd.ts";
import { FaultCount } from "./faults.ts";
import { Fleet } from "./fleet.ts";
import { faultyGateway } from "./gateway.ts";
import { settleAccounts } from "./ledger.ts";
import { Letters } from "./letters.ts";
import { LogBook } from "./log-book.ts";
import { planRequests } from "./plan.ts";
import { Queues } from "./queues.ts";
import { Random } from "./random.ts";
import type { Reading } from "./read-pages.ts";
import { replayAll } from "./replay.ts";
import { type Sabotage, sabotageBooks, sabotageBuilds } from "./sabotage.ts";
import { malformedOf, oddIn, Progress, scheduleOf } from "./schedule.ts";
import type { Sending } from "./send.ts";
import { startStandIns } from "./stand-ins.ts";
import type { Result } from "./table.ts";

/** How often even the rarest fault is to occur, by its probability. */
const FEWEST = 6;
/** One page is read for so many contact requests. */
const REQUESTS_PER_PAGE = 50;

export interface RehearsalOptions {
  seed: number;
  requests: number;
  /** Where builds are copied to; whoever asks for it removes it. */
  folder: string;
  /** Proves the checker. */
  sabotage?: readonly Sabotage[];
  /** Called ten times with how far it has come. */
  print?: (line: string) => void;
}

/** One run: visitors send and read while builds alternate and everything fails; then the account. Source: OPS-1, OPS-2, OPS-4. */
export async function rehearse({ seed, requests, folder, sabotage = [], print }: RehearsalOptions): Promise<Result> {
  const random = new Random(seed);
  const faults = new FaultCount();
  const letters = new Letters();
  const log = new LogBook();
  const { first, deployed } = makeBuilds(folder);
  sabotageBuilds(sabotage, first, deployed);

  const gateway = faultyGateway({ random, faults, calls: requests, fewest: FEWEST, sabotage });
  // Pages are rendered seldom, and few requests come to the queue: what fails there fails more often in a short run.
  const atLeast = Math.min(0.25, (FEWEST * 12) / requests);
  const standIns = await startStandIns({
    random,
    faults,
    atLeast,
    gateway: gateway.app,
    queues: () => queues,
    letters,
  });
  const versions = random.for("version");
  const byChance = () => versions.next();
  const fleet = await Fleet.start(first, standIns.origin, log, byChance);
  const queues = new Queues({
    random,
    faults,
    atLeast,
    deliver: (queue, messages) => fleet.deliver(queue, messages, byChance),
  });

  const planned = planRequests(requests, random, FEWEST);
  const onKilled = () => faults.add("isolates: killed with requests in flight");
  const happenings = scheduleOf({ requests, random, fleet, queues, builds: deployed, onKilled });
  const progress = new Progress(requests, happenings);
  const sending: Sending = { origin: fleet.origin, random, faults, told: [], refused: [], gaveUp: [] };
  const reading: Reading = {
    origin: fleet.origin,
    paths: sitePaths,
    builds: [first, deployed[0]],
    random,
    faults,
    unreadable: Math.max(0.01, FEWEST / requests),
    servedDirs: () => fleet.servedDirs,
    seen: { pages: 0, files: 0, missing: [], half: [], failed: [] },
  };

  const pages = Math.max(FEWEST * 4, Math.floor(requests / REQUESTS_PER_PAGE));
  await runCrowd({ planned, pages, sending, reading, queues, progress, print });

  const dead = letters.references.length;
  const odd = new Set(letters.values.map(oddIn).filter(Boolean)).size;
  gateway.heal();
  const replayed = await replayAll(letters, queues, () => consume(queues, () => false));
  await fleet.stop();
  await standIns.stop();

  const books = {
    planned,
    told: sending.told,
    gateway: gateway.kept,
    logged: log.logged,
    waiting: new Set([...queues.references, ...letters.references]),
    doubtful: gateway.doubtful,
    cutShort: log.cutShort,
  };
  return {
    seed,
    requests,
    faults: faults.rows,
    account: settleAccounts(sabotageBooks(sabotage, books, log)),
    refused: sending.refused.length,
    gaveUp: sending.gaveUp.length,
    dead,
    replayed,
    odd,
    oddSent: malformedOf(requests),
    alerts: standIns.alerts,
    reading: reading.seen,
    complaints: log.complaints,
  };
}
