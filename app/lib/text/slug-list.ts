/** Maximum number of names that are read. */
const NAMES_READ = 600;

/** The names in comma-separated lists: trimmed, unique, in order. */
export const slugList = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join(",")
      .split(",", NAMES_READ)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
