import { BuiltSite } from "../../local/built-site.ts";
import { type Splitter, startSplitter } from "../../local/splitter.ts";
import type { BatchResult, QueuedMessage } from "./batch.ts";
import { entryFor } from "./entry.ts";
import type { LogBook } from "./log-book.ts";
import type { Random } from "./random.ts";
import type { Build } from "./twin-build.ts";

/** The parts of the traffic that a new version gets, one after the other. Source: OPS-3. */
export const STEPS_PERCENT = [10, 50, 100] as const;

interface Version {
  id: string;
  build: Build;
  runtime: number;
  site: BuiltSite;
  /** Rejects when the runtime is killed: what is asked of it in other ways than HTTP would hang then. */
  gone: { promise: Promise<never>; reject: (reason: Error) => void };
}

/** The versions of the site that run, behind one address: deployed in steps, and killed and replaced while they work. */
export class Fleet {
  readonly #standIns: string;
  readonly #log: LogBook;
  #splitter!: Splitter;
  #newer!: Version;
  #older: Version | undefined;
  /** What has had all its traffic taken away, and may still be answering somebody. */
  #retired: Version | undefined;
  #percent = 100;
  #runtimes = 0;

  private constructor(standIns: string, log: LogBook) {
    this.#standIns = standIns;
    this.#log = log;
  }

  static async start(build: Build, standIns: string, log: LogBook, random: () => number): Promise<Fleet> {
    const fleet = new Fleet(standIns, log);
    fleet.#newer = await fleet.#run("version-1", build);
    fleet.#splitter = await startSplitter({ versions: fleet.#parts(), workerName: "goldthread", random });
    return fleet;
  }

  get origin(): string {
    return this.#splitter.origin;
  }

  /** Folders from which static files are served now. */
  get servedDirs(): string[] {
    return this.#running.map(({ site }) => site.servedDir);
  }

  /** A new version beside the one that has all traffic, without any as yet. */
  async upload(id: string, build: Build): Promise<void> {
    const version = await this.#run(id, build);
    this.#retired?.gone.reject(new Error("The version has ended."));
    await this.#retired?.site.stop();
    this.#retired = undefined;
    [this.#older, this.#newer, this.#percent] = [this.#newer, version, 0];
    this.#split();
  }

  /** Gives the newer version its part of the traffic; at 100 the older one is done. */
  shift(percent: number): void {
    this.#percent = percent;
    this.#split();
    if (percent < 100) return;
    [this.#retired, this.#older] = [this.#older, undefined];
    this.#split();
  }

  /** Kills the runtime of a version with whatever it is doing; another one of the same version has its traffic by then. */
  async kill(random: Random): Promise<void> {
    const victim = random.pick(this.#running);
    const { site, runtime, gone } = victim;
    Object.assign(victim, await this.#run(victim.id, victim.build));
    this.#split();
    this.#log.kill(runtime);
    gone.reject(new Error("The runtime was killed."));
    await site.stop();
  }

  /** Has a batch consumed by a version, chosen as for requests. Rejects when that one is killed meanwhile. */
  async deliver(queue: string, messages: QueuedMessage[], random: () => number): Promise<BatchResult> {
    const version = this.#older && random() * 100 >= this.#percent ? this.#older : this.#newer;
    const { site, gone } = version;
    const consuming = site.worker().then((worker) => worker.queue(queue, messages as never));
    return (await Promise.race([consuming, gone.promise])) as unknown as BatchResult;
  }

  async stop(): Promise<void> {
    await this.#splitter.stop();
    const all = [...this.#running, ...(this.#retired ? [this.#retired] : [])];
    await Promise.all(all.map(({ site }) => site.stop()));
  }

  get #running(): Version[] {
    return [this.#newer, ...(this.#older ? [this.#older] : [])];
  }

  async #run(id: string, build: Build): Promise<Version> {
    const runtime = ++this.#runtimes;
    const site = await BuiltSite.start({
      serverDir: build.serverDir,
      clientDir: build.clientDir,
      entry: entryFor(this.#standIns),
      settings: {
        CONTACT_API_ORIGIN: this.#standIns,
        SITE_URL: undefined,
        ALERT_WEBHOOK_URL: `${this.#standIns}/alerts`,
      },
      onLog: this.#log.reader(runtime),
    });
    let reject!: (reason: Error) => void;
    const promise = new Promise<never>((_resolve, fail) => {
      reject = fail;
    });
    promise.catch(() => {});
    return { id, build, runtime, site, gone: { promise, reject } };
  }

  #parts() {
    const percents = this.#older ? [this.#percent, 100 - this.#percent] : [100];
    return this.#running.map(({ id, site }, index) => ({ id, origin: site.origin, percent: percents[index]! }));
  }

  #split(): void {
    this.#splitter.split(this.#parts());
  }
}
