import type { PageTemplate } from "./template.ts";

/** A page as it is kept. */
export interface KeptPage {
  template: PageTemplate;
  /** Describes the page without its nonce, so it is weak: two answers with it differ in nothing a reader can tell. */
  etag: string;
  /** When it was rendered, in milliseconds of the epoch. */
  renderedAt: number;
}

/**
 * What an isolate may spend on pages, of the 128 MB it has. All 78, with their data, take 17 MB (2026-11-22); with room for fewer,
 * a robot that reads one after the other would find none. Beside them stand 30 MB of code, content and index.
 */
export const MEMORY_LIMIT_BYTES = 24 * 1024 * 1024;

/** And on not-found pages: some thirty of them at hand, at about 120 KB each. */
export const LOST_MEMORY_LIMIT_BYTES = 4 * 1024 * 1024;

/** Pages this isolate has at hand, the longest unused going first when the limit is reached. */
export class PageMemory {
  #pages = new Map<string, KeptPage>();
  #bytes = 0;
  readonly #limit: number;

  constructor(limit = MEMORY_LIMIT_BYTES) {
    this.#limit = limit;
  }

  get byteLength(): number {
    return this.#bytes;
  }

  get(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  set(key: string, page: KeptPage): void {
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
