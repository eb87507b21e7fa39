/** How often something is found, and on which pages. */
export interface Tally {
  what: string;
  /** Times in all. */
  times: number;
  pages: string[];
}

/** One finding: what, and on which page. */
export type Finding = readonly [what: string, path: string];

/** Findings by what they are, those on most pages first. Two findings on one page count twice, and one page. */
export function tally(findings: Iterable<Finding>): Tally[] {
  const found = new Map<string, { times: number; pages: Set<string> }>();
  for (const [what, path] of findings) {
    const entry = found.get(what) ?? { times: 0, pages: new Set() };
    entry.times += 1;
    entry.pages.add(path);
    found.set(what, entry);
  }
  return [...found]
    .map(([what, { times, pages }]) => ({ what, times, pages: [...pages] }))
    .toSorted((a, b) => b.pages.length - a.pages.length || b.times - a.times || a.what.localeCompare(b.what));
}
