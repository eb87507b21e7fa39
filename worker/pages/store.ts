import { type KeptPage, PageMemory } from "./memory.ts";
import { type PageTemplate, tagOf } from "./template.ts";

/** How long a visitor waits for the page that another one's request is rendering, and how often it looks. */
const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 5;

/** A place that several isolates share. It answers in time and never throws. */
export interface SharedPages {
  read(key: string): Promise<KeptPage | undefined>;
  write(key: string, page: KeptPage): Promise<void>;
}

/** A render that has begun: what its own visitor gets, and the whole page; null when something of it failed. */
export interface Begun<First> {
  first: First;
  whole: Promise<PageTemplate | null>;
}

/** What one request brings along to have its page found or made. */
export interface Work<First> {
  begin(): Promise<Begun<First>>;
  shared?: SharedPages;
  /** Has work go on after the answer, and after a visitor has left. */
  waitUntil(work: Promise<unknown>): void;
}

export type Found<First> =
  | { from: "memory" | "edge"; page: KeptPage }
  /** `page` follows once it is whole and kept, or undefined. */
  | { from: "render"; first: First; page: Promise<KeptPage | undefined> };

export interface StoreOptions {
  limitBytes: number;
  /** From this age on a page is still given out, and rendered anew behind it. */
  freshMs: number;
}

/**
 * Pages by name: found in this isolate's memory, then where isolates share them, else rendered, once for all who ask
 * meanwhile. Knows neither requests nor answers.
 */
export class PageStore {
  readonly #memory: PageMemory;
  readonly #freshMs: number;
  /** Pages being read or rendered, by the turn of the request that does it. */
  readonly #underWay = new Map<string, symbol>();

  constructor({ limitBytes, freshMs }: StoreOptions) {
    this.#memory = new PageMemory(limitBytes);
    this.#freshMs = freshMs;
  }

  /** Throws what `begin` throws. */
  async find<First>(key: string, work: Work<First>): Promise<Found<First>> {
    const page = this.#memory.get(key) ?? (await this.#fromOther(key));
    if (page) {
      this.#renewIfOld(key, page, work);
      return { from: "memory", page };
    }
    const making = this.#make(key, work);
    work.waitUntil(making.then((found) => found.page).catch(() => {}));
    return making;
  }

  /**
   * The page that another request is making, once it is kept. Undefined when there is none, or it failed, or takes too
   * long. Each looks by a timer of its own: in workerd a promise, as any I/O, belongs to the request that made it, and
   * who waits for nothing else is taken for hung.
   */
  async #fromOther(key: string): Promise<KeptPage | undefined> {
    for (let waited = 0; waited < PATIENCE_MS && this.#underWay.has(key); waited += LOOK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    return this.#memory.get(key);
  }

  async #make<First>(key: string, work: Work<First>): Promise<Found<First>> {
    const turn = Symbol(key);
    this.#underWay.set(key, turn);
    const end = () => {
      if (this.#underWay.get(key) === turn) this.#underWay.delete(key);
    };
    try {
      const page = await work.shared?.read(key);
      if (page) {
        this.#memory.set(key, page);
        end();
        this.#renewIfOld(key, page, work);
        return { from: "edge", page };
      }
      const { first, whole } = await work.begin();
      return { from: "render", first, page: this.#keep(key, whole, work).finally(end) };
    } catch (error) {
      end();
      throw error;
    }
  }

  async #keep<First>(
    key: string,
    whole: Promise<PageTemplate | null>,
    work: Work<First>,
  ): Promise<KeptPage | undefined> {
    const template = await whole;
    if (!template) return undefined;
    const page = { template, etag: await tagOf(template), renderedAt: Date.now() };
    this.#memory.set(key, page);
    if (work.shared) work.waitUntil(work.shared.write(key, page));
    return page;
  }

  #renewIfOld<First>(key: string, page: KeptPage, work: Work<First>): void {
    if (Date.now() - page.renderedAt <= this.#freshMs) return;
    // Tried once in that time, whatever becomes of it.
    page.renderedAt = Date.now();
    const renewing = work.begin().then(({ whole }) => this.#keep(key, whole, work));
    work.waitUntil(renewing.catch(() => {}));
  }
}
