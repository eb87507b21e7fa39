import type { DataStrategyResult } from "react-router";

type RouteResults = Record<string, DataStrategyResult>;

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
export async function notePageUnderWay(
  { request }: { request: Request },
  next: () => Promise<RouteResults>,
): Promise<RouteResults> {
  tell(request);
  try {
    return await next();
  } finally {
    // Another navigation may have taken this one's place.
    if (underWay === request) tell(undefined);
  }
}

function tell(request: Request | undefined): void {
  underWay = request;
  for (const listener of listeners) listener();
}
