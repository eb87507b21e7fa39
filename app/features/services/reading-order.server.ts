import type { CategoryPageData, ItemPageData } from "../../content/types/service-pages.types.ts";

/** What a practice with its own route shows in addition to, or instead of, its category's texts. */
interface OwnParts {
  /** Replaces its services. */
  services?: unknown;
  afterStarts?: unknown;
  /** Replaces the closing call. */
  last?: unknown;
}

/** A practice's data in reading order. */
export function practiceInReadingOrder(category: CategoryPageData, own: OwnParts = {}): object {
  const { services, starts, principles, standards, questions, related, closing, ...opening } = category;
  const { services: shown = services, afterStarts, last = closing } = own;
  return [opening, shown, starts, afterStarts, principles, standards, questions, related, last];
}

/** A service page's data in reading order. The specimen, which explains its own acronyms, is last. */
export function itemInReadingOrder({ order, ...page }: ItemPageData): object {
  const { name, promise, lead, glance, own, terms, relatedPages, specimen, closing } = page;
  const sections: Readonly<Record<string, unknown>> = {
    ...page,
    [own.id]: own,
    process: [page.process, terms],
    related: relatedPages,
    specimen: [],
  };
  return [{ name, promise, lead, glance }, order.flat().map((id) => sections[id]), specimen, closing];
}
