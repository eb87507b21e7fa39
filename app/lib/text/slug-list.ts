/** No more names than these are looked at: whoever sends more has not chosen them by hand. */
const NAMES_READ = 600;

/** The names in lists that are parted by commas: trimmed, each once, in their order. */
export const slugList = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join(",")
      .split(",", NAMES_READ)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
