/** Patterns of sample values: blanks, "Sample" in names, fictitious 555-01xx numbers, reserved domains. */
const SAMPLE_PATTERN = /to be supplied|sampl|555-?01\d\d|55501\d\d|\.example\b/i;

/** Every string of a value that is still a sample, with its path. */
export function sampleValues(value: unknown, path = ""): { path: string; value: string }[] {
  if (typeof value === "string") return SAMPLE_PATTERN.test(value) ? [{ path, value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sampleValues(inner, path ? `${path}.${key}` : key));
}
