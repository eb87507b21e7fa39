/** Whether the site answers at all. `navigator.onLine` does not tell: it knows of the next router, and nothing beyond. */
export const isSiteThere = (): Promise<boolean> =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Whether a script did not come because it was cut off (no connection, or the visitor pressed Stop) rather than because
 * it is gone. An import says the same of both, so the browser's list of what was fetched is asked; where that does not
 * tell, the site.
 * @param since when the script was asked for at the latest, as `performance.now()` counts
 */
export async function wasCutOff(since: number): Promise<boolean> {
  const statuses = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === "script")
    .filter(({ startTime, duration }) => startTime + duration >= since)
    .map((entry) => (entry as PerformanceResourceTiming).responseStatus);
  if (statuses.some((status) => status >= 400)) return false;
  return statuses.includes(0) || !(await isSiteThere());
}
