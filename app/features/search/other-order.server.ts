const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const sorted = (text: string): string => [...plain(text)].toSorted().join("");

/** Finds the name that has the letters and digits of a query in another order. */
export function otherOrder(names: readonly string[]): (query: string) => string | undefined {
  const byLetters = new Map(names.map((name) => [sorted(name), name]));
  return (query) => [byLetters.get(sorted(query))].find((name) => name && plain(name) !== plain(query));
}
