import { type KeptPage, PageMemory } from "./memory.ts";
import { type PageTemplate, tagOf } from "./template.ts";

/** How long a request waits for a page that another request is rendering, and how often it checks. */
const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 5;

/** A cache shared by isolates. Returns within its timeout and never throws. */
export interface SharedPages {
  read(key: string): Promise<KeptPage | undefined>;
  write(key: string, page: KeptPage): Promise<void>;
}

/** A started render: the response to its own request, and the complete page, or null if it failed. */
export interface Begun<First> {
  first: First;
  whole: Promise<PageTemplate | null>;
}

/** How to find or render a page for one request. */
export interface Work<First> {
  begin(): Promise<Begun<First>>;
  shared?: SharedPages;
  /** Continues work after the response, even if the visitor disconnects. */
  waitUntil(work: Promise<unknown>): void;
}

export type Found<First> =
  | { from: "memory" | "edge"; page: KeptPage }
  /** `page` resolves once the page is complete and cached, or to undefined. */
  | { from: "render"; first: First; page: Promise<KeptPage | undefined> };

export interface StoreOptions {
  limitBytes: number;
  /** An older page is still served, and rendered again in the background. */
  freshMs: number;
}

/**
 * Cached pages by key: read from the isolate's memory, then from the shared cache, otherwise rendered once for all
 * concurrent requests. Independent of requests and responses.
 */
export class PageStore {
  readonly #memory: PageMemory;
  readonly #freshMs: number;
  /** Pages being read or rendered, with a symbol for the request that does it. */
  readonly #underWay = new Map<string, symbol>();

  constructor({ limitBytes, freshMs }: StoreOptions) {
    this.#memory = new PageMemory(limitBytes);
    this.#freshMs = freshMs;
  }

  /** Returns the page or renders it. Throws what `begin` throws. */
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
   * Waits for the page if another request is rendering it. Undefined if none is, or it failed or takes too long. Polls
   * with a timer, because in workerd a promise belongs to the request that created it: a request that only awaits
   * another request's promise is canceled as hung.
   */
  async #fromOther(key: string): Promise<KeptPage | undefined> {
    // Stryker disable next-line EqualityOperator: one more wait of a few milliseconds.
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
    // At most one attempt per period, even if it fails.
    page.renderedAt = Date.now();
    const renewing = work.begin().then(({ whole }) => this.#keep(key, whole, work));
    work.waitUntil(renewing.catch(() => {}));
  }
}
