import type { PageMiddleware } from "./page-middleware.ts";

let underWay: Request | undefined;
const listeners = new Set<() => void>();

/** Whether the data or the code of another page is being waited for. */
export const isPageUnderWay = (): boolean => underWay !== undefined;

/** Calls back when a page begins to be waited for, or no longer is. Returns how to stop that. */
export function onPageUnderWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Client middleware: notes that a page is on its way. Comes before those that may keep a navigation waiting. */
export const notePageUnderWay: PageMiddleware = async ({ request }, next) => {
  tell(request);
  try {
    return await next();
  } finally {
    // Another navigation may have taken this one's place.
    if (underWay === request) tell(undefined);
  }
};

function tell(request: Request | undefined): void {
  underWay = request;
  for (const listener of listeners) listener();
}
