/** Minimum age at which the worker accepts the form as filled in by a person, plus a margin for early timers. */
const MIN_FORM_AGE_MS = 2000 + 100;

/**
 * Resolves to the form's age in milliseconds, once it is old enough to have been filled in by a person. After autofill,
 * the form waits and shows that it is sending; the worker rejects programs that post at once. An age instead of a time,
 * because the visitor's clock may be wrong.
 * @param startedAt when the form became interactive, by `performance.now()`
 */
export async function waitForFormAge(startedAt: number): Promise<number> {
  const missing = startedAt + MIN_FORM_AGE_MS - performance.now();
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
  return Math.round(performance.now() - startedAt);
}
