import type { PageTemplate } from "./template.ts";

/** A cached page. */
export interface CachedPage {
  template: PageTemplate;
  /** Computed without the nonce and therefore weak. */
  etag: string;
  /** Time of the render in milliseconds since the epoch. */
  renderedAt: number;
}

/**
 * Memory for pages. An isolate has 128 MB, of which code, content and search index take 30. All 78 pages with their data
 * take 17 MB (2026-11-22). If they did not all fit, a crawler would evict each page before its next use.
 */
export const MEMORY_LIMIT_BYTES = 24 * 1024 * 1024;

/** Memory for not-found pages: about thirty of 120 KB each. */
export const NOT_FOUND_MEMORY_LIMIT_BYTES = 4 * 1024 * 1024;

/** Pages in the isolate's memory. The least recently used page is evicted first. */
export class MemoryCache {
  #pages = new Map<string, CachedPage>();
  #bytes = 0;
  readonly #limit: number;

  constructor(limit = MEMORY_LIMIT_BYTES) {
    this.#limit = limit;
  }

  get byteLength(): number {
    return this.#bytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    // Stryker disable next-line ConditionalExpression: would only store an entry without a page.
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.delete(key);
    if (page.template.byteLength > this.#limit) return;
    this.#pages.set(key, page);
    this.#bytes += page.template.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= page.template.byteLength;
  }
}
