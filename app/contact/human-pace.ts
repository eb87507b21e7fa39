/** Age of the form from which the worker takes it for a person's, and what clocks may differ by. */
const MIN_FORM_AGE_MS = 2000 + 500;

/**
 * Resolves once the form is old enough to have been filled in by a person. Browsers that fill it in at a stroke wait out
 * the rest while the form shows that it is sending; programs that post to the worker directly are turned away by it.
 * @param startedAt when the form became interactive, in milliseconds since 1970
 */
export async function humanPace(startedAt: number): Promise<void> {
  const missing = startedAt + MIN_FORM_AGE_MS - Date.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(missing, MIN_FORM_AGE_MS)));
}
