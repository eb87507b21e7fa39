/** Age of the form from which the worker takes it for a person's, and a little for timers that fire early. */
const MIN_FORM_AGE_MS = 2000 + 100;

/**
 * Resolves to the form's age in milliseconds, once it is old enough to have been filled in by a person. Browsers that
 * fill it in at a stroke wait out the rest while the form shows that it is sending; programs that post to the worker
 * directly are turned away by it. An age, because the visitor's clock need not be right.
 * @param startedAt when the form became interactive, by `performance.now()`
 */
export async function waitForFormAge(startedAt: number): Promise<number> {
  const missing = startedAt + MIN_FORM_AGE_MS - performance.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.round(performance.now() - startedAt);
}
