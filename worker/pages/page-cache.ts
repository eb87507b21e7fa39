import { type CachedPage, MemoryCache } from "./memory-cache.ts";
import { type PageTemplate, tagOf } from "./template.ts";

/** How long a request waits for a page that another request is rendering, and how often it checks. */
const WAIT_LIMIT_MS = 5000;
const POLL_INTERVAL_MS = 5;

/** A cache shared by isolates. Returns within its timeout and never throws. */
export interface SharedCache {
  read(key: string): Promise<CachedPage | undefined>;
  write(key: string, page: CachedPage): Promise<void>;
}

/** A started render: the response to its own request, and the complete page, or null if it failed. */
export interface StartedRender<First> {
  first: First;
  whole: Promise<PageTemplate | null>;
}

/** How to find or render a page for one request. */
export interface Work<First> {
  begin(): Promise<StartedRender<First>>;
  shared?: SharedCache;
  /** Continues work after the response, even if the visitor disconnects. */
  waitUntil(work: Promise<unknown>): void;
}

export type Found<First> =
  | { from: "memory" | "edge"; page: CachedPage }
  /** `page` resolves once the page is complete and cached, or to undefined. */
  | { from: "render"; first: First; page: Promise<CachedPage | undefined> };

export interface PageCacheOptions {
  limitBytes: number;
  /** An older page is still served, and rendered again in the background. */
  freshMs: number;
}

/**
 * Cached pages by key: read from the isolate's memory, then from the shared cache, otherwise rendered once for all
 * concurrent requests. Independent of requests and responses.
 */
export class PageCache {
  readonly #memory: MemoryCache;
  readonly #freshMs: number;
  /** Pages being read or rendered, with a symbol for the request that does it. */
  readonly #inProgress = new Map<string, symbol>();

  constructor({ limitBytes, freshMs }: PageCacheOptions) {
    this.#memory = new MemoryCache(limitBytes);
    this.#freshMs = freshMs;
  }

  /** Returns the page or renders it. Throws what `begin` throws. */
  async find<First>(key: string, work: Work<First>): Promise<Found<First>> {
    const page = this.#memory.get(key) ?? (await this.#waitForOther(key));
    if (page) {
      this.#refreshIfStale(key, page, work);
      return { from: "memory", page };
    }
    const rendering = this.#readOrRender(key, work);
    work.waitUntil(rendering.then((found) => found.page).catch(() => {}));
    return rendering;
  }

  /**
   * Waits for the page if another request is rendering it. Undefined if none is, or it failed or takes too long. Polls
   * with a timer, because in workerd a promise belongs to the request that created it: a request that only awaits
   * another request's promise is canceled as hung.
   */
  async #waitForOther(key: string): Promise<CachedPage | undefined> {
    // Stryker disable next-line EqualityOperator: one more wait of a few milliseconds.
    for (let waited = 0; waited < WAIT_LIMIT_MS && this.#inProgress.has(key); waited += POLL_INTERVAL_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
    return this.#memory.get(key);
  }

  async #readOrRender<First>(key: string, work: Work<First>): Promise<Found<First>> {
    const token = Symbol(key);
    this.#inProgress.set(key, token);
    const end = () => {
      if (this.#inProgress.get(key) === token) this.#inProgress.delete(key);
    };
    try {
      const page = await work.shared?.read(key);
      if (page) {
        this.#memory.set(key, page);
        end();
        this.#refreshIfStale(key, page, work);
        return { from: "edge", page };
      }
      const { first, whole } = await work.begin();
      return { from: "render", first, page: this.#store(key, whole, work).finally(end) };
    } catch (error) {
      end();
      throw error;
    }
  }

  async #store<First>(
    key: string,
    whole: Promise<PageTemplate | null>,
    work: Work<First>,
  ): Promise<CachedPage | undefined> {
    const template = await whole;
    if (!template) return undefined;
    const page = { template, etag: await tagOf(template), renderedAt: Date.now() };
    this.#memory.set(key, page);
    if (work.shared) work.waitUntil(work.shared.write(key, page));
    return page;
  }

  #refreshIfStale<First>(key: string, page: CachedPage, work: Work<First>): void {
    if (Date.now() - page.renderedAt <= this.#freshMs) return;
    // At most one attempt per period, even if it fails.
    page.renderedAt = Date.now();
    const refresh = work.begin().then(({ whole }) => this.#store(key, whole, work));
    work.waitUntil(refresh.catch(() => {}));
  }
}
