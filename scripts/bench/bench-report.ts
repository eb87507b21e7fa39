import type { Run } from "./phone.ts";

export const LIMIT = "its limit";

/** A page, and what was measured in each run. */
export interface Measured {
  site: string;
  path: string;
  runs: Run[];
}

type Row = Record<string, string | number>;

/** The median, rounded. NaN if there is no value. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2);
}

/**
 * One row per page with the median of each value. Each of the site's own pages has ratios to its limit, and to the first
 * other site.
 * @param compared names of the values of which ratios are shown
 */
export function rowsOf(pages: readonly Measured[], compared: readonly string[]): Row[] {
  const other = (path: string) => {
    const others = pages.filter((page) => page.site !== "goldthread" && page.site !== LIMIT);
    return others.find((page) => page.path === path) ?? others[0];
  };
  return pages.map((page) => {
    const row: Row = { site: page.site, path: page.path };
    for (const name of Object.keys(page.runs[0] ?? {})) row[name] = medianOf(page, name);
    if (page.site !== "goldthread") return row;
    const limit = pages.find(({ site, path }) => site === LIMIT && path === page.path);
    for (const name of compared) {
      row[`${name} × limit`] = ratio(page, limit, name);
      if (other(page.path)) row[`${name} × other`] = ratio(page, other(page.path), name);
    }
    return row;
  });
}

const medianOf = ({ runs }: Measured, name: string) => median(runs.map((run) => run[name]!));

function ratio(page: Measured, reference: Measured | undefined, name: string): string {
  const value = medianOf(page, name) / (reference ? medianOf(reference, name) : NaN);
  return Number.isFinite(value) ? value.toFixed(2) : "";
}
