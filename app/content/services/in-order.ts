import type { CategoryPageData } from "../shapes/service-pages.ts";

/** What a practice with a design of its own shows besides, or instead of, its category's words. */
interface OwnParts {
  /** In the place of its services. */
  services?: unknown;
  afterStarts?: unknown;
  /** At the end, in the place of the closing call. */
  last?: unknown;
}

/** A practice's data in the order in which its page is read. */
export function practiceInOrder(category: CategoryPageData, own: OwnParts = {}): object {
  const { services, starts, principles, standards, questions, related, closing, ...opening } = category;
  const { services: shown = services, afterStarts, last = closing } = own;
  return [opening, shown, starts, afterStarts, principles, standards, questions, related, last];
}
