import { BuiltSite } from "../../local/built-site.ts";
import { type Splitter, startSplitter } from "../../local/traffic-splitter.ts";
import type { BatchResult, QueuedMessage } from "./queues.ts";
import type { Random } from "./random.ts";
import { workerEntry } from "./services.ts";
import type { WorkerLog } from "./worker-log.ts";

interface Worker {
  site: BuiltSite;
  /** Aborted when the worker is killed. Without it, a batch that is being handled would never end. */
  killed: AbortController;
}

/** Two workers of the production build behind one address. Either can be killed and replaced while it works. */
export class Workers {
  readonly #services: string;
  readonly #log: WorkerLog;
  readonly #random: Random;
  #splitter!: Splitter;
  #running: Worker[] = [];
  /** Takes over at once from a killed worker. */
  #spare!: Promise<Worker>;

  private constructor(services: string, log: WorkerLog, random: Random) {
    this.#services = services;
    this.#log = log;
    this.#random = random;
  }

  static async start(services: string, log: WorkerLog, random: Random): Promise<Workers> {
    const workers = new Workers(services, log, random);
    workers.#running = await Promise.all([workers.#startOne(), workers.#startOne()]);
    workers.#spare = workers.#startOne();
    await workers.#spare;
    const next = () => random.next();
    workers.#splitter = await startSplitter({ versions: workers.#versions(), workerName: "goldthread", random: next });
    return workers;
  }

  get origin(): string {
    return this.#splitter.origin;
  }

  /** Kills a worker with everything it is doing. Another one takes its traffic at once. */
  async kill(): Promise<void> {
    const spare = this.#spare;
    this.#spare = this.#startOne();
    const replacement = await spare;
    const victim = this.#running.shift()!;
    this.#running.push(replacement);
    this.#splitter.split(this.#versions());
    victim.killed.abort();
    await victim.site.stop();
  }

  /** Delivers a batch to one of the workers. Rejects if that is killed meanwhile. */
  async deliver(queue: string, messages: QueuedMessage[]): Promise<BatchResult> {
    const { site, killed } = this.#random.pick(this.#running);
    const handled = site.worker().then((worker) => worker.queue(queue, messages as never));
    const isKilled = new Promise<never>((_resolve, reject) => {
      killed.signal.addEventListener("abort", () => reject(new Error("The worker was killed.")), { once: true });
    });
    return (await Promise.race([handled, isKilled])) as unknown as BatchResult;
  }

  async stop(): Promise<void> {
    await this.#splitter.stop();
    await Promise.all([...this.#running, await this.#spare].map(({ site }) => site.stop()));
  }

  async #startOne(): Promise<Worker> {
    const site = await BuiltSite.start({
      entry: workerEntry(this.#services),
      settings: {
        CONTACT_API_ORIGIN: this.#services,
        SITE_URL: undefined,
        ALERT_WEBHOOK_URL: `${this.#services}/alerts`,
      },
      onLog: this.#log.read,
    });
    return { site, killed: new AbortController() };
  }

  #versions() {
    return this.#running.map(({ site }) => ({ id: site.origin, origin: site.origin, percent: 50 }));
  }
}
